import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { count } from '#shared/text/format.ts'
import { Dialog } from '#ui/Dialog.tsx'
import kit from '#ui/kit.module.css'
import classes from '../load/load.module.css'

interface Props {
  Icon: Icon
  label: string
  /** The title of what it opens. */
  title: string
  size: number
  /** A count behind the label, with what it counts. */
  badge?: { many: number; label: string } | undefined
  /** The content of the dialog, loaded with the first click. */
  children: (close: () => void) => ReactNode
}

/** A button of the list's tools, with the dialog that it opens. */
export function ToolButton({ Icon, label, title, size, badge, children }: Props) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="default"
        h={{ base: 44, sm: 28 }}
        px={10}
        leftSection={<Icon size={15} stroke={1.7} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {label}
        {badge && (
          <span className={`${kit.tag} ${kit.waitTone} ${classes.found}`}>
            {count(badge.many)} <span className="visually-hidden">{badge.label}</span>
          </span>
        )}
      </Button>
      <Dialog opened={opened} onClose={close} title={title} size={size}>
        <Suspense fallback={<div aria-busy />}>{opened && children(close)}</Suspense>
      </Dialog>
    </>
  )
}
