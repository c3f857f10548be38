import { createMessages as messages } from '#features/lists/messages/create.ts'
import { membersOf } from '#lists/list.ts'
import { useKind } from '#session/search.ts'
import { useSelection } from '#session/selection.ts'
import { SaveRecordsDialog } from './SaveRecordsDialog.tsx'

/** Keeps the rows that are selected in the search as a list, or adds them to one. */
export function SaveSelectedDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const kind = useKind()
  const picked = useSelection((state) => state.picked)
  return (
    <SaveRecordsDialog
      opened={opened}
      onClose={onClose}
      title={messages.saveSelectedTitle}
      kind={kind}
      members={membersOf(picked)}
      added="from a search"
      made={messages.madeFromPickedRows}
      back={messages.backToSearch}
    />
  )
}
