/** Rejected rows that are mended and brought again. */
export const restMessages = {
  title: 'Rejected rows',
  hint: 'Correct the wrong cells in the saved file and keep its columns. Rows that can be read then are added as a new version; the other records do not change.',
  save: 'Save the rejected rows',
  import: 'Import the rest',
  /** Of a version among others. */
  of: (action: string, built: string) => `${action}, version built ${built}`,
  sending: (share: number) => `${Math.floor(100 * share)}% uploaded`,
} as const
