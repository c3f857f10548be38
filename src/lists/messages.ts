/** Texts of saving records to a list, from any screen. */
export const saveMessages = {
  addRecord: (name: string) => `Add ${name} to a list`,
  byHand: 'by hand',
  madeByHand: 'Made by hand',
  close: 'Close',
  saveRows: 'Add the selected rows to a list',
  fromSearch: 'from a search',
  madeFromRows: 'Made from picked rows',
  backToSearch: 'Back to the search',
} as const
