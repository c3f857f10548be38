import { IconCopyPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { createMessages as messages } from '#features/lists/messages/create.ts'
import { IconButton } from '#ui/IconButton.tsx'

const SavePickedDialog = lazy(() =>
  import('./SaveSelectedDialog.tsx').then((m) => ({ default: m.SaveSelectedDialog })),
)

/** Opens the dialog that saves the selected rows of the search, which is loaded on the first click. */
export function SaveSelectedButton() {
  const [state, setState] = useState<'never' | 'opened' | 'closed'>('never')
  return (
    <>
      <IconButton
        Icon={IconCopyPlus}
        variant="transparent"
        color="accent"
        label={messages.saveSelectedRows}
        title={messages.saveToList}
        onClick={() => setState('opened')}
        small
      />
      {state !== 'never' && (
        <Suspense>
          <SavePickedDialog opened={state === 'opened'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
