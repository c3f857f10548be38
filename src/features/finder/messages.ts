/** Texts of the finder. */
export const finderMessages = {
  addFilter: (kind: string) => `Add a ${kind}`,
  addSuggestion: (text: string) => `Add ${text}…`,
  suggestions: 'What this may mean',
  findAnything: 'Find anything',
  placeholder: 'dentists within 10 miles of 68046, Omaha, a name, a command…',
  closeFinder: 'Close the finder',
  results: 'Results',
  toChoose: '↑ ↓ to choose',
  enterToSelect: 'Enter to select',
  escToClose: 'Esc to close',
  openWithKeys: 'Find a company, place… Ctrl K',
  open: 'Find a company, place…',
  ctrlK: 'Ctrl K',
  ignored: 'ignored',
  ignoredTitle: 'Ignored:',
} as const
