import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCopyPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { countQuery } from '#api/queries.ts'
import { saveButtonMessages as messages } from '#features/lists/messages/save-buttons.ts'
import { useSaveCommand } from '#session/page-commands.ts'
import { useCriteria, useKind } from '#session/search.ts'
import { OnceOpened } from '#ui/OnceOpened.tsx'

const load = () => import('./SaveAsListDialog.tsx').then((m) => ({ default: m.SaveAsListDialog }))
const SaveAsListDialog = lazy(load)

/** Opens the dialog that saves the search as a list. It loads when the pointer or the focus is on the button, so that no key after the click is lost. */
export function SaveAsListButton() {
  const kind = useKind()
  const criteria = useCriteria()
  const { data } = useQuery(countQuery(kind, criteria))
  const [opened, { open, close }] = useDisclosure(false)
  const { pending: without, taken } = useSaveCommand()
  useEffect(() => {
    if (without) open()
  }, [without, open])
  return (
    <>
      <Button
        flex="auto"
        px={10}
        leftSection={<IconCopyPlus size={15} stroke={1.7} aria-hidden />}
        disabled={!data?.MatchCount}
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      >
        {messages.saveAsList}
      </Button>
      <OnceOpened opened={opened}>
        <SaveAsListDialog
          opened={opened}
          kind={kind}
          criteria={criteria}
          onClose={() => {
            close()
            taken()
          }}
          without={without}
        />
      </OnceOpened>
    </>
  )
}
