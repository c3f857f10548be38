/** The steps of a build, in their order, as a person reads them. */
export const phases = {
  rows: 'Rows',
  sort: 'Sorting',
  names: 'Indexing names',
  check: 'Checking',
  store: 'Storing',
  switch: 'Switching to the new version',
} as const

export type Phase = keyof typeof phases

/** How far a build is: rows done in this phase, of `total` where it is known. */
export interface Progress {
  phase: Phase
  done: number
  total?: number
}

export type OnProgress = (progress: Progress) => void
