/** Texts of the list of keys. */
export const keyMessages = {
  title: 'Keys',
  group: (where: string) => `Keys: ${where}`,
  showAll: 'Show all keys',
} as const

/** Keys of one part of the app: combinations, and what they do. */
export interface KeyGroup {
  where: string
  keys: readonly (readonly [keys: readonly string[], does: string])[]
}

/** Every key of the app, the one place where they are listed for people. */
export const keyGroups: readonly KeyGroup[] = [
  {
    where: 'Everywhere',
    keys: [
      [['Ctrl K'], 'Find anything: a place, an industry, a record, a command'],
      [['/'], 'Add to the search'],
      [['?'], 'This list'],
      [['Alt ←', 'Alt →'], 'Undo, redo'],
      [['Esc'], 'Close what is open'],
    ],
  },
  {
    where: 'Map',
    keys: [
      [['C', 'P', 'R', 'F'], 'Draw a circle, a polygon, a rectangle, freehand'],
      [['V'], 'Select areas'],
      [['T'], 'Drive time from a point, where the service has drive times'],
      [['X'], 'Exclude the next area, or include it'],
      [['←', '→', '↑', '↓'], 'Move the pointer or the selected area; further with Shift'],
      [['Space'], 'Click where the pointer is'],
      [['Enter'], 'Finish the area'],
      [['Backspace'], 'Remove the last corner'],
      [['Delete'], 'Remove the selected area'],
      [['Ctrl Z', 'Ctrl Y'], 'Undo and redo'],
    ],
  },
  {
    where: 'Records',
    keys: [
      [['↑', '↓', 'Page Up', 'Page Down'], 'Row by row, page by page'],
      [['Home', 'End'], 'First and last row'],
      [['Space'], 'Select the row, with Shift all rows up to it; in the head open the menu of the column'],
      [['Enter'], 'Open the record beside the table; in the head sort by the column'],
      [['J', 'K'], 'Next row, previous row; the open record follows'],
      [['L'], 'Add the selected rows, or the row, to a list'],
    ],
  },
  {
    where: 'Lists',
    keys: [
      [['↑', '↓', 'Page Up', 'Page Down'], 'Row by row, page by page; from the first row up to the head'],
      [['Enter'], 'Open the record; in the head sort by the column'],
      [['Space', 'Ctrl A'], 'Select the row, with Shift all up to it; select all'],
      [['Delete'], 'Remove the selected records from the list'],
      [['Ctrl Z'], 'Undo the last list change'],
    ],
  },
  {
    where: 'Industries',
    keys: [
      [['↑', '↓'], 'Row by row'],
      [['→', '←'], 'Open and close a branch, go in and out'],
      [['*'], 'Open all branches beside it'],
      [['Space'], 'Pick the industry and all below it'],
      [['a', '5', '58'], 'Jump to an item by typing'],
    ],
  },
  { where: 'Exports', keys: [[['Ctrl Enter'], 'Start the export']] },
  {
    where: 'Matching a file',
    keys: [
      [['Ctrl Enter'], 'Match the rows'],
      [['J', 'K'], 'Next row, previous row'],
      [['1', '…', '5'], 'Preview a candidate'],
      [['A', 'X', 'S'], 'Accept, reject, skip'],
      [['Z'], 'Undo the last decision'],
    ],
  },
  {
    where: 'Merging data sets',
    keys: [
      [['J', 'K'], 'Next pair, previous pair'],
      [['A', 'X', 'S'], 'The same, different, later'],
      [['Z'], 'Undo the last decision'],
    ],
  },
]
