import { Button } from '@mantine/core'
import { FieldError } from './FormRow.tsx'
import kit from './kit.module.css'
import { uiMessages } from './messages.ts'
import { Actions } from './Toolbar.tsx'

interface Props {
  /** The text of the button that goes on. */
  action: string
  onCancel: () => void
  /** What that button does; without it, it submits the form. */
  onAction?: () => void
  /** Whether the action is under way. */
  isPending?: boolean
  disabled?: boolean
  /** The error of an action that failed, if no field shows it. */
  error?: Error | null
  /** Whether it cannot be undone: the button is red, and the focus is on the one that cancels. */
  isFinal?: boolean
}

/** The end of a dialog: what went wrong, and the buttons that cancel and go on. */
export function FormActions({ action, onCancel, onAction, isPending, disabled, error, isFinal }: Props) {
  return (
    <>
      {error && <FieldError>{error.message}</FieldError>}
      <Actions>
        <Button variant="default" onClick={onCancel} data-autofocus={isFinal || undefined}>
          {uiMessages.cancel}
        </Button>
        <Button
          type={onAction ? 'button' : 'submit'}
          className={isFinal ? kit.dangerButton : undefined}
          loading={isPending}
          disabled={disabled}
          onClick={onAction}
        >
          {action}
        </Button>
      </Actions>
    </>
  )
}
