/** The texts of saved mappings. */
export const mappingMessages = {
  none: (name: string, others: readonly string[]) =>
    `There is no mapping "${name}". ${others.length > 0 ? `Mappings: ${others.join(', ')}` : 'No mapping is saved yet'}`,
  wrongName: (name: string) =>
    `"${name}" cannot be the name of a mapping: use up to 60 letters, digits, spaces, dots, hyphens and underscores, the first and last a letter or digit`,
  taken: (name: string) => `Another mapping has the name "${name}"`,
} as const
