/** Texts of the buttons that save, apart from those of the dialogs that they open: they are on the first screen. */
export const saveButtonMessages = {
  saveAsList: 'Save as list',
  saveSelectedRows: 'Add the selected rows to a list',
  saveToList: 'Add to list',
  saveSearch: 'Save search',
  savedAs: (name: string) => `Saved as “${name}”`,
}
