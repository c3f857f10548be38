import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { controlMessages as messages } from '#features/search/messages/forms.ts'
import kit from '#ui/kit.module.css'
import { ValueForm } from './ValueForm.tsx'

interface Props {
  label: string
  placeholder?: string | undefined
  value: string
  /** What is wrong with a text; `onChange` is not called while there is an error. */
  check: (text: string) => string | undefined
  /** Called when the input is committed: on Enter, the button, or leaving the field. An empty text clears the criterion. */
  onChange: (text: string) => void
  /** What the service says of the value in force. */
  error?: string | undefined
}

/** One text; it is reported when it is committed, not letter by letter. */
export function TextControl({ label, placeholder, value, check, onChange, error }: Props) {
  const [text, setText] = useState(value)
  const [wrong, setWrong] = useState<string>()
  const committed = text.trim() === value
  const commit = () => {
    if (committed) return
    const message = check(text.trim())
    setWrong(message)
    if (!message) onChange(text.trim())
  }
  return (
    <ValueForm inline submit={messages.set} disabled={committed} onSubmit={commit}>
      <TextInput
        className={kit.fill}
        label={label}
        placeholder={placeholder}
        value={text}
        error={wrong ?? (committed ? error : undefined)}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
      />
    </ValueForm>
  )
}
