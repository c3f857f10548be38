import { Checkbox, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { tableColumnMessages as messages } from '#features/records/messages.ts'
import { FOLLOW_UP_GROUP, followUpColumns } from '#records/follow-up-columns.ts'
import { choosableFields, fieldLabels, type RecordField } from '#records/record.ts'
import { recordGroups } from '#records/record-groups.ts'
import { useIsOffered } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { isOwn } from '../model/columns.ts'
import classes from './records.module.css'

interface Props {
  kind: Kind
  /** Keys of the columns: fields, and parts of the follow-up. */
  selected: readonly string[]
  onChange: (keys: readonly string[]) => void
}

const holds = (text: string, word: string) => text.toLowerCase().includes(word.trim().toLowerCase())

/** Every field of a record to choose from, by its group or by a part of its name. */
export function FieldsChoice({ kind, selected, onChange }: Props) {
  const [word, setWord] = useState('')
  const isOffered = useIsOffered(kind)
  const matchesWord = (field: RecordField) =>
    choosableFields[kind].includes(field) &&
    (isOffered(field) || selected.includes(field)) &&
    (holds(fieldLabels[field], word) || holds(field, word))
  const fieldGroups = recordGroups[kind].map(({ title, fields }) => ({
    title,
    columns: fields.filter(matchesWord).map((field) => ({ key: field as string, label: fieldLabels[field] })),
  }))
  const own = followUpColumns.filter(({ label }) => holds(label, word))
  const groups = [...fieldGroups, { title: FOLLOW_UP_GROUP, columns: own }].filter(
    ({ columns }) => columns.length > 0,
  )
  const fieldsSelected = selected.filter((key) => !isOwn(key))
  const toggle = (key: string) =>
    onChange(selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key])
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
        {groups.map(({ title, columns }) => (
          <Stack as="fieldset" gap={6} key={title} className={classes.fieldGroup}>
            <legend className={`${kit.meta} ${kit.strong} ${kit.spaceBelow}`}>{title}</legend>
            {columns.map(({ key, label }) => (
              <Checkbox
                key={key}
                size="xs"
                label={label}
                checked={selected.includes(key)}
                disabled={fieldsSelected.length === 1 && fieldsSelected.includes(key)}
                onChange={() => toggle(key)}
              />
            ))}
          </Stack>
        ))}
        {groups.length === 0 && <p className={kit.second}>{messages.noField}</p>}
      </div>
    </>
  )
}
