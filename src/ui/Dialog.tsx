import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import kit from './kit.module.css'
import { uiMessages } from './messages.ts'
import { PHONE, usePhone } from './usePhone.ts'

interface Props {
  opened: boolean
  onClose: () => void
  title: string
  /** Width in pixels, if there is room. On phones, dialogs wider than the screen fill it. */
  size: number
  children: ReactNode
}

/** A dialog over the page with a title. It traps the focus and restores it when it closes. */
export function Dialog({ opened, onClose, title, size, children }: Props) {
  const isPhone = usePhone()
  const isOnTop = useOnTop(opened)
  useFocusBack(opened)
  return (
    <Modal.Root
      opened={opened}
      onClose={() => isOnTop() && !isInPopover() && onClose()}
      size={size}
      centered
      fullScreen={isPhone && size > PHONE + 1}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={`${kit.line} ${kit.spread} ${kit.padded}`}>
          <Modal.Title className={kit.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={uiMessages.close} />
        </div>
        <Modal.Body p="0 16px 16px">{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Whether the focus is in a popover or menu over the dialog: Escape closes that one. */
const isInPopover = () =>
  document.activeElement?.closest('.mantine-Popover-dropdown, .mantine-Menu-dropdown') != null

/** Restores the focus when the dialog closes; Mantine does so only for a dialog that was mounted before it opened. */
function useFocusBack(opened: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused element when it opens
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

/** Whether this dialog is on top: Escape reaches every open dialog and must close only that one. */
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
