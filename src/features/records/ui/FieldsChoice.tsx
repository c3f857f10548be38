import { Checkbox, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { tableColumnMessages as messages } from '#features/records/messages.ts'
import { choosableFields, fieldLabels, type RecordField } from '#records/record.ts'
import { recordGroups } from '#records/record-groups.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import classes from './records.module.css'

interface Props {
  kind: Kind
  selected: readonly string[]
  onChange: (fields: readonly string[]) => void
}

const holds = (text: string, word: string) => text.toLowerCase().includes(word.trim().toLowerCase())

/** Every field of a record to choose from, by its group or by a part of its name. */
export function FieldsChoice({ kind, selected, onChange }: Props) {
  const [word, setWord] = useState('')
  const matchesWord = (field: RecordField) =>
    choosableFields[kind].includes(field) && (holds(fieldLabels[field], word) || holds(field, word))
  const groups = recordGroups[kind]
    .map(({ title, fields }) => ({ title, fields: fields.filter(matchesWord) }))
    .filter(({ fields }) => fields.length > 0)
  const toggle = (field: RecordField) =>
    onChange(selected.includes(field) ? selected.filter((other) => other !== field) : [...selected, field])
  return (
    <>
      <TextInput
        aria-label={messages.findField}
        placeholder={messages.findField}
        leftSection={<IconSearch size={14} stroke={1.7} aria-hidden />}
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
        data-autofocus
      />
      <div className={`${kit.scroll} ${classes.columns}`}>
        {groups.map(({ title, fields }) => (
          <Stack as="fieldset" gap={6} key={title} className={classes.fieldGroup}>
            <legend className={`${kit.meta} ${kit.strong} ${kit.spaceBelow}`}>{title}</legend>
            {fields.map((field) => (
              <Checkbox
                key={field}
                size="xs"
                label={fieldLabels[field]}
                checked={selected.includes(field)}
                disabled={selected.length === 1 && selected.includes(field)}
                onChange={() => toggle(field)}
              />
            ))}
          </Stack>
        ))}
        {groups.length === 0 && <p className={kit.second}>{messages.noField}</p>}
      </div>
    </>
  )
}
