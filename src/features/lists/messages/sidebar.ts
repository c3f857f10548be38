import { count } from '#shared/text/format.ts'

/** Texts of the sidebar of lists. */
export const sidebarMessages = {
  doNotContact: ' do not contact · ',
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
  backUp: 'Back up',
} as const
