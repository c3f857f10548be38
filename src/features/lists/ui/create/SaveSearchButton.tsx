import { Button } from '@mantine/core'
import { IconCopyPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { countQuery } from '#api/queries.ts'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import { useSaveCommand } from '#session/page-commands.ts'
import { useCriteria, useKind } from '#session/search.ts'

const SaveSearchDialog = lazy(() =>
  import('./SaveSearchDialog.tsx').then((m) => ({ default: m.SaveSearchDialog })),
)

/** Opens the dialog that saves the search as a list, which is loaded on the first click. */
export function SaveSearchButton() {
  const { data } = useQuery(countQuery(useKind(), useCriteria()))
  const [state, setState] = useState<'never' | 'opened' | 'closed'>('never')
  const { pending: without, taken } = useSaveCommand()
  useEffect(() => {
    if (without) setState('opened')
  }, [without])
  const close = () => {
    setState('closed')
    taken()
  }
  return (
    <>
      <Button
        fullWidth
        leftSection={<IconCopyPlus size={15} stroke={1.7} aria-hidden />}
        disabled={!data?.MatchCount}
        onClick={() => setState('opened')}
      >
        {messages.saveAsList}
      </Button>
      {state !== 'never' && (
        <Suspense>
          <SaveSearchDialog opened={state === 'opened'} onClose={close} without={without} />
        </Suspense>
      )}
    </>
  )
}
