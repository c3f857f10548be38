import { Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { FieldError } from '#ui/FormRow.tsx'
import { Inline, Stack } from '#ui/layout.tsx'

interface Props {
  submit: string
  onSubmit: () => void
  disabled?: boolean
  /** Whether what was submitted is still being worked on. */
  isRunning?: boolean
  /** What is wrong with the form as a whole. */
  error?: string | undefined
  /** Whether the button is beside the field. */
  inline?: boolean
  children: ReactNode
}

/** Fields that take effect together, by the button or Enter. */
export function ValueForm({ submit, onSubmit, disabled, isRunning, error, inline, children }: Props) {
  const form = {
    as: 'form',
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (!isRunning) onSubmit()
    },
  } as const
  const end = (
    <>
      {error && <FieldError>{error}</FieldError>}
      <Button
        type="submit"
        variant="default"
        disabled={disabled}
        aria-busy={isRunning}
        leftSection={isRunning && <Loader size={14} />}
      >
        {submit}
      </Button>
    </>
  )
  return inline ? (
    <Inline {...form} gap={6} align="end">
      {children}
      {end}
    </Inline>
  ) : (
    <Stack {...form} gap={12}>
      {children}
      {end}
    </Stack>
  )
}
