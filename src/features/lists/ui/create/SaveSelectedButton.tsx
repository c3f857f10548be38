import { IconCopyPlus } from '@tabler/icons-react'
import { saveButtonMessages as messages } from '#features/lists/messages/save-buttons.ts'
import { saveRows } from '#lists/save-command.ts'
import { useKind } from '#session/search.ts'
import { useSelection } from '#session/selection.ts'
import { IconButton } from '#ui/IconButton.tsx'

/** Saves the selected rows of the search as a list, or adds them to one. */
export function SaveSelectedButton() {
  const kind = useKind()
  const picked = useSelection((state) => state.picked)
  return (
    <IconButton
      Icon={IconCopyPlus}
      variant="transparent"
      color="accent"
      label={messages.saveSelectedRows}
      title={messages.saveToList}
      onClick={() => saveRows(kind, picked)}
      small
    />
  )
}
