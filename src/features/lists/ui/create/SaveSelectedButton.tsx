import { useDisclosure } from '@mantine/hooks'
import { IconCopyPlus } from '@tabler/icons-react'
import { lazy } from 'react'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import { membersOf } from '#lists/list.ts'
import { useKind } from '#session/search.ts'
import { useSelection } from '#session/selection.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { OnceOpened } from '#ui/OnceOpened.tsx'

const SaveRecordsDialog = lazy(() =>
  import('./SaveRecordsDialog.tsx').then((m) => ({ default: m.SaveRecordsDialog })),
)

/** Saves the selected rows of the search as a list, or adds them to one. */
export function SaveSelectedButton() {
  const [opened, { open, close }] = useDisclosure(false)
  const kind = useKind()
  const picked = useSelection((state) => state.picked)
  return (
    <>
      <IconButton
        Icon={IconCopyPlus}
        variant="transparent"
        color="accent"
        label={messages.saveSelectedRows}
        title={messages.saveToList}
        onClick={open}
        small
      />
      <OnceOpened opened={opened}>
        <SaveRecordsDialog
          opened={opened}
          onClose={close}
          title={messages.saveSelectedTitle}
          kind={kind}
          members={membersOf(picked)}
          added="from a search"
          made={messages.madeFromPickedRows}
          back={messages.backToSearch}
        />
      </OnceOpened>
    </>
  )
}
