import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { headerMessages as messages } from '#features/lists/messages/header.ts'
import type { List } from '#lists/list.ts'
import { Dialog } from '#ui/Dialog.tsx'

const RefreshForm = lazy(() => import('../refresh/RefreshForm.tsx').then((m) => ({ default: m.RefreshForm })))

/** Refreshes a list from the service. */
export function RefreshAction({ list }: { list: List }) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={15} stroke={1.7} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {messages.refresh}
      </Button>
      <Dialog opened={opened} onClose={close} title={messages.refreshHint} size={520}>
        <Suspense fallback={<div aria-busy />}>
          {opened && <RefreshForm list={list} onDone={close} />}
        </Suspense>
      </Dialog>
    </>
  )
}
