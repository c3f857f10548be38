import type { StorageError } from '#storage/storage-error.ts'

/** Texts of the page shown when the browser cannot store data. */
export const storageMessages = {
  /** What each error means: what happened, and what is safe. */
  errors: {
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
  } satisfies Record<StorageError, { title: string; text: string }>,
  storageOfThisBrowser: 'Storage of this browser',
  tryAgain: 'Try again',
  saveReadable: 'Save what can be read',
  saveAll: 'Save all of it as a file',
  startOver: 'Start over',
  closeThisNote: 'Close this note',
  startOverHint:
    'All lists, exports, loaded records and the call log are permanently deleted from this browser. Settings and saved areas are not deleted.',
  saveReadableFirst: 'Save what can be read first',
  deleteLogOfCalls: 'Delete the log of calls',
  deleteLoadedRecords: 'Delete loaded records',
  deleteRecordsHint: 'They are billed again when loaded again',
  chooseListsToDelete: 'Choose lists to delete',
  seeStoredData: 'See stored data',
} as const
