import { count } from '#shared/text/format.ts'

const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
const MEGA = 1_000_000

/** Texts of the sidebar of lists. */
export const sidebarMessages = {
  doNotContact: 'do not contact · ',
  newFromFile: 'New list from a file',
  newList: 'New list',
  fromSearch: 'From a search',
  fromIds: 'From ids',
  fromFile: 'From a file',
  lists: 'Lists',
  findListOrTag: 'Find a list or tag',
  tags: 'Tags',
  all: 'All',
  listsShown: (shown: number) => `${count(shown)} lists shown`,
  noListsMatch: 'No lists match.',
  unreadLists: (unread: number) =>
    `${unread === 1 ? 'One list' : `${count(unread)} lists`} cannot be read: written by another version, or damaged. Nothing was deleted.`,
  orderOfLists: (order: string) => `Order of the lists: ${order}`,
  order: (order: string) => `Order: ${order}`,
  orderLabel: 'Order of the lists',
  /** How many lists there are, and the bytes that the browser stores, where it says so. */
  storage: (lists: number, bytes?: number | null) =>
    lists === 0
      ? 'No lists'
      : [
          `${count(lists)} ${lists === 1 ? 'list' : 'lists'}`,
          ...(bytes ? [`${megabytes.format(bytes / MEGA)} MB`] : []),
          'only in this browser',
        ].join(', '),
  backUp: 'Back up',
} as const
