import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'

const MAX_LETTERS = 60

interface Props {
  /** What gets the name: "view". */
  what: string
  label: string
  button: string
  start: string
  /** What is wrong with a name, if anything is. */
  fault?: (name: string) => string | undefined
  onName: (name: string) => void
}

/** Asks for the name of something that is kept. */
export function NameForm({ what, label, button, start, fault, onName }: Props) {
  const [name, setName] = useState(start)
  const [told, setTold] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // It stands within another form on some pages.
    event.stopPropagation()
    const wrong = name.trim() ? fault?.(name.trim()) : `A ${what} needs a name`
    setTold(wrong)
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
          error={told}
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
