import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { plainName } from '#criteria/areas/geojson-reader.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import kit from '#ui/kit.module.css'
import { Bar, KeyHint } from './Bar.tsx'

interface Props {
  name: string
  onName: (name: string) => void
  onEnd: () => void
}

/** The field for the name of the selected area. An empty name restores its number. */
export function RenameBar({ name, onName, onEnd }: Props) {
  const [text, setText] = useState(name)
  return (
    <Bar label={messages.renameArea}>
      <form
        className={`${kit.row} ${kit.grow}`}
        onSubmit={(event) => {
          event.preventDefault()
          const next = plainName(text)
          if (next !== name) onName(next)
          onEnd()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd()
        }}
      >
        <TextInput
          ref={focused}
          className={kit.grow}
          miw={160}
          aria-label={messages.nameOf(name)}
          placeholder={messages.nameOfArea}
          maxLength={60}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="compact-xs">
          {messages.renameButton}
          <KeyHint>{messages.enter}</KeyHint>
        </Button>
        <Button size="compact-xs" variant="default" onClick={onEnd}>
          {messages.cancel}
        </Button>
      </form>
    </Bar>
  )
}

/** The field has the focus as soon as it is there, its words marked. */
function focused(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}
