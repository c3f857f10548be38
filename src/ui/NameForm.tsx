import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { uiMessages } from './messages.ts'

const MAX_LETTERS = 60

interface Props {
  /** What the name is of: "view". */
  what: string
  label: string
  button: string
  initial: string
  /** The error of a name, if it has one. */
  validate?: (name: string) => string | undefined
  onName: (name: string) => void
}

/** A field and a button for the name of something that is saved. */
export function NameForm({ what, label, button, initial, validate, onName }: Props) {
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // On some pages it is inside another form.
    event.stopPropagation()
    const wrong = name.trim() ? validate?.(name.trim()) : uiMessages.nameNeeded(what)
    setError(wrong)
    if (!wrong) onName(name.trim())
  }
  return (
    <form onSubmit={submit}>
      <Group gap={6} wrap="nowrap" align="flex-start">
        <TextInput
          style={{ flex: 1 }}
          aria-label={label}
          placeholder={label}
          maxLength={MAX_LETTERS}
          value={name}
          error={error}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" variant="default">
          {button}
        </Button>
      </Group>
    </form>
  )
}
