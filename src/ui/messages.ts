import { count } from '#shared/text/format.ts'

/** Texts of the kit. */
export const uiMessages = {
  /** The keys of a review. */
  nextPrevious: 'next, previous',
  allKeys: 'all keys',
  cancel: 'Cancel',
  close: 'Close',
  closeNotice: 'Close this notice',
  copied: 'Copied',
  copyScript: 'Copy the script',
  language: 'Language',
  saveAs: (file: string) => `Save as ${file}`,
  scriptIn: (what: string, language: string) => `${what} as ${language}`,
  showAllLines: (lines: number) => `Show all ${count(lines)} lines`,
  /** What the handle of a sheet does at each position. */
  sheet: { peek: 'Show the results', half: 'Show only the results', full: 'Show the map' },
  stop: 'Stop',
  tryAgain: 'Try again',
  notLoaded: 'Not loaded yet: no connection.',
  undo: 'Undo',
  exclude: (value: string) => `Exclude ${value}`,
  excludeHint: 'Exclude (Alt and click)',
  excluded: 'NOT',
  includeAgain: 'Include again',
  breakDown: (value: string) => `Break down ${value}`,
  nameNeeded: (what: string) => `A ${what} needs a name`,
  nameTaken: (what: string) => `Another ${what} has this name`,
  newName: (what: string) => `New name of the ${what}`,
  /** Between what is done and all of it: "120 of 300". */
  of: 'of',
  /** Follows the number of running jobs. */
  running: ' running',
  rename: 'Rename',
  renameItem: (name: string) => `Rename ${name}`,
  deleteItem: (name: string) => `Delete ${name}`,
  wholeNumber: 'Enter a whole number over 0',
  rateLimited: 'The service is rate limiting requests. Work continues automatically; nothing is lost.',
} as const

/** A failed request, as far as its message needs it. */
export type Problem = Error & { status?: number; waitSeconds?: number | undefined }

/** What a failed request means to a person, by its status; otherwise the message of the service. */
export function problemText({ status, message, waitSeconds }: Problem): string {
  switch (status) {
    case 401:
      return 'The service rejected the key. Your filters are unchanged. Enter a valid key and try again.'
    case 403:
      return `The key's call volume is used up. ${message}`
    case 429:
      return `The service is rate limiting requests${waitSeconds ? ` for ${waitSeconds} seconds` : ''}. It continues automatically; nothing is lost.`
    case 500:
      return 'The service had an internal error. Your filters are unchanged.'
    default:
      return message
  }
}
