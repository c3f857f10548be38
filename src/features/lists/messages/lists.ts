/** Texts of the lists page: its frame, and what it shows before a list is open. */
export const listsMessages = {
  loadingLists: 'Loading lists',
  back: ' Lists',
  toolsOfList: 'Tools of the list',
  aboutList: 'About the list',
  partsOfList: 'Parts of the list',
  chooseList: 'Choose a list',
  welcomeTitle: 'Save what you found',
  lists: 'Lists',
  chooseListHint: 'Its records, its history and what was made from it are shown here.',
  welcomeText:
    'A list saves the records of a search, of ids or of a file, with notes and tags. You can combine, clean, sample, split and export lists. They never leave this browser.',
  beginWithSearch: 'Begin with a search',
  pasteIds: 'Paste ids',
  uploadFile: 'Upload a file',
  missingTitle: 'This list is not in this browser',
  missingHint:
    'It was deleted, or the link comes from another browser. Lists are stored in the browser that made them.',
  showLists: 'Show the lists',
} as const
