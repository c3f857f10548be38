import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Dialog.module.css'

interface Props {
  opened: boolean
  onClose: () => void
  title: string
  /** Width in pixels, where there is room for it. */
  size: number
  children: ReactNode
}

/** A dialog over the page with its title; it holds the focus, and gives it back when it closes. */
export function Dialog({ opened, onClose, title, size, children }: Props) {
  return (
    <Modal.Root opened={opened} onClose={onClose} size={size} centered>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
