import type { StorageError } from '#storage/storage-error.ts'

/** What each error means to a person: what happened, and what is safe. */
export const storageErrors: Record<StorageError, { title: string; text: string }> = {
  full: {
    title: 'Browser storage is full',
    text: 'Your earlier data is safe. The last change was not saved: free up space, then try again.',
  },
  newer: {
    title: 'The data in this browser is of a newer version of the app',
    text: 'Your lists and exports are safe, but this version cannot read them. Reload the page to get the newest version. You can search in the meantime.',
  },
  broken: {
    title: 'The data in this browser cannot be read',
    text: 'Lists and exports cannot be shown, and new ones cannot be saved. Save what can be read, then start over. You can search in the meantime.',
  },
  unavailable: {
    title: 'This browser does not store data for this page',
    text: 'As in some private windows. Searching works; lists, exports and the log of calls need storage.',
  },
}

/** Texts of the actions that help with a storage error. */
export const storageMessages = {
  label: 'Storage of this browser',
  retry: 'Try again',
  saveReadable: 'Save what can be read',
  saveAll: 'Save all of it as a file',
  saveReadableFirst: 'Save what can be read first',
  startOver: 'Start over',
  startOverNote:
    'All lists, exports, loaded records and the call log are permanently deleted from this browser. Settings and saved areas are not deleted.',
  startedOver: 'Lists and exports start empty.',
  close: 'Close this note',
  deleteCalls: 'Delete the log of calls',
  callsDeleted: 'The log of calls is deleted.',
  deleteRecords: 'Delete loaded records',
  deleteRecordsHint: 'They are billed again when loaded again',
  recordsDeleted: 'Loaded records are deleted; lists keep their members.',
  chooseLists: 'Choose lists to delete',
  seeData: 'See stored data',
} as const
