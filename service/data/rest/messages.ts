/** The texts of rejected rows that were mended and are brought again. */
export const restMessages = {
  noVersion: (wanted: string) =>
    `There is no data set or version ${wanted}. "npm run data -- list" shows all`,
  noRecipe: (version: string) =>
    `It is not stored how the files of ${version} were read: rows cannot be added to it. Import the whole file again`,
  noRejects: (version: string) => `No row of ${version} was rejected: there is no rest to import`,
  noCells: (version: string) =>
    `The rejected rows of ${version} are listed without their cells, as before Catchment listed them. Import the whole file again`,
  columnsMissing: (missing: readonly string[], version: string) =>
    `The file has no column ${missing.join(', ')}, which ${version} was read from. Keep the columns of rejects.csv: change only the cells`,
  blank: 'no cell is filled',
  known: (name: string) => `"${name}" has a record with this Id already`,
  /** Why nothing is imported, by the first row. */
  noRows: (line: number, reason: string) =>
    `No row can be imported. Line ${line.toLocaleString('en-US')}: ${reason}. The data in use is unchanged`,
} as const
