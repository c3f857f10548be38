import { Box, UnstyledButton } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { FileFormat } from '#files/column.ts'
import { fileFormats } from '#files/formats/all-formats.ts'
import kit from '#ui/kit.module.css'
import { newExportMessages } from '../messages/new-export.ts'
import classes from './exports.module.css'
import { FormSection } from './FileFields.tsx'
import { FormatIcon } from './FormatIcon.tsx'

interface Props {
  value: FileFormat
  onChange: (form: FileFormat) => void
}

/** The file formats as cards, one of which is selected. */
export function FormatCards({ value, onChange }: Props) {
  const names = Object.keys(fileFormats) as FileFormat[]
  const move = rovingKeys(names, value, onChange)
  return (
    <FormSection title={newExportMessages.format}>
      <div
        className={`${kit.gap8} ${classes.cards}`}
        role="radiogroup"
        aria-label={newExportMessages.format}
        onKeyDown={move}
      >
        {names.map((name) => (
          <UnstyledButton
            key={name}
            className={`${kit.column} ${kit.second} ${kit.selectable} ${kit.inset} ${classes.card}`}
            role="radio"
            aria-checked={name === value}
            data-picked={name === value || undefined}
            tabIndex={name === value ? 0 : -1}
            onClick={() => onChange(name)}
          >
            <FormatIcon form={name} className={`${kit.spaceBelow} ${name === value ? kit.accent : ''}`} />
            <span className={`${kit.heading} ${kit.normal}`}>{fileFormats[name].label}</span>
            <span>{fileFormats[name].note}</span>
          </UnstyledButton>
        ))}
      </div>
      {fileFormats[value].hint && (
        <Box component="p" mt={8} maw="78ch" className={kit.second}>
          {fileFormats[value].hint}
        </Box>
      )}
    </FormSection>
  )
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys select the next or previous radio button and move the focus to it. */
function rovingKeys<T>(names: readonly T[], value: T, onChange: (next: T) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const at = (names.indexOf(value) + by + names.length) % names.length
    const next = names[at]
    if (next === undefined) return
    onChange(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[at]?.focus()
  }
}
