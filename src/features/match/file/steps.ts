/** The way of a file. */
export const steps = ['Upload', 'Columns', 'Match', 'Review', 'Download'] as const
export type Step = (typeof steps)[number]
