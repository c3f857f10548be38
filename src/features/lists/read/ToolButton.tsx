import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'

interface Props {
  Sign: Icon
  label: string
  /** The title of what it opens. */
  title: string
  size: number
  /** What stands in the dialog, which comes with the first click. */
  children: (close: () => void) => ReactNode
}

/** A button of the list's tools, with the dialog that it opens. */
export function ToolButton({ Sign, label, title, size, children }: Props) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="default"
        h={{ base: 44, sm: 28 }}
        px={10}
        leftSection={<Sign size={15} stroke={1.7} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      <Dialog opened={opened} onClose={close} title={title} size={size}>
        <Suspense fallback={<div aria-busy />}>{opened && children(close)}</Suspense>
      </Dialog>
    </>
  )
}
