import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import classes from './Dialog.module.css'
import kit from './kit.module.css'
import { PHONE, usePhone } from './usePhone.ts'

interface Props {
  opened: boolean
  onClose: () => void
  title: string
  /** Width in pixels, where there is room for it; one that is wider than a phone takes all of that. */
  size: number
  children: ReactNode
}

/** A dialog over the page with its title; it holds the focus, and gives it back when it closes. */
export function Dialog({ opened, onClose, title, size, children }: Props) {
  const isPhone = usePhone()
  const isOnTop = useOnTop(opened)
  useFocusBack(opened)
  return (
    <Modal.Root
      opened={opened}
      onClose={() => isOnTop() && onClose()}
      size={size}
      centered
      fullScreen={isPhone && size > PHONE + 1}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={`${kit.line} ${classes.head}`}>
          <Modal.Title className={kit.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Gives the focus back when the dialog closes; Mantine does so only for one that was there before it opened. */
function useFocusBack(opened: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has the focus when it opens
  const from = useMemo(() => document.activeElement, [opened])
  useEffect(() => {
    if (!opened) return
    return () => {
      if (from instanceof HTMLElement) from.focus({ preventScroll: true })
    }
  }, [opened, from])
}

/** Open dialogs, the one on top last. */
const open: object[] = []

/** Tells whether this dialog is on top: Escape reaches all that are open, and closes that one alone. */
function useOnTop(opened: boolean): () => boolean {
  const own = useRef({})
  useEffect(() => {
    const it = own.current
    if (opened) open.push(it)
    return () => {
      if (opened) open.splice(open.indexOf(it), 1)
    }
  }, [opened])
  return () => open.at(-1) === own.current
}
