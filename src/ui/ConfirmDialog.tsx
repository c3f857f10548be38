import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { FormActions } from './FormActions.tsx'
import { Stack } from './layout.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  title: string
  /** The text of the button that goes on. */
  action: string
  onConfirm: () => void
  /** Whether the action is under way. */
  isPending: boolean
  /** The error of an action that failed. */
  error?: Error | null
  /** Width in pixels. */
  size?: number
  /** What the action does. */
  children: ReactNode
}

/** A dialog before an action that cannot be undone; the focus is on the button that cancels. */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  action,
  onConfirm,
  isPending,
  error,
  size = 420,
  children,
}: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={size}>
      <Stack gap={12}>
        {children}
        <FormActions
          action={action}
          onCancel={onClose}
          onAction={onConfirm}
          isPending={isPending}
          error={error}
          isFinal
        />
      </Stack>
    </Dialog>
  )
}
