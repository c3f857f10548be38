import {
  IconArrowsJoin,
  IconClipboardList,
  IconFileSpreadsheet,
  IconHandClick,
  IconRefreshDot,
  IconSearch,
  IconStack2,
} from '@tabler/icons-react'
import { listsMessages as messages } from '#features/lists/messages/lists.ts'
import type { Origin } from '#lists/list.ts'

/** How a list came to be, in a word or two: "search", "upload". */
export function originText(origin: Origin): string {
  switch (origin.type) {
    case 'search':
      return origin.live ? messages.liveSearch : 'search'
    case 'picked':
      return 'picked'
    case 'pasted':
      return 'pasted'
    case 'upload':
      return 'upload'
    case 'matched':
      return messages.matchedFile
    case 'made':
      return origin.from.length === 1 ? 'from a list' : `from ${origin.from.length} lists`
  }
}

const icons = {
  search: IconSearch,
  picked: IconHandClick,
  pasted: IconClipboardList,
  upload: IconFileSpreadsheet,
  matched: IconArrowsJoin,
  made: IconStack2,
}

/** The sign of a list's origin. */
export function OriginIcon({ origin }: { origin: Origin }) {
  const Icon = origin.type === 'search' && origin.live ? IconRefreshDot : icons[origin.type]
  return <Icon size={17} stroke={1.7} aria-hidden />
}
