import { UnstyledButton } from '@mantine/core'
import type { FileFormat } from '#files/column.ts'
import { fileFormats } from '#files/formats/all-formats.ts'
import kit from '#ui/kit.module.css'
import classes from './exports.module.css'
import { FormIcon } from './form-icons.tsx'
import { Part } from './Part.tsx'
import { rovingKeys } from './roving-keys.ts'

interface Props {
  value: FileFormat
  onChange: (form: FileFormat) => void
}

/** The forms in which records leave, one card each: one of them is chosen. */
export function FormCards({ value, onChange }: Props) {
  const names = Object.keys(fileFormats) as FileFormat[]
  const move = rovingKeys(names, value, onChange)
  return (
    <Part title="Format">
      <div className={classes.cards} role="radiogroup" aria-label="Format" onKeyDown={move}>
        {names.map((name) => (
          <UnstyledButton
            key={name}
            className={`${kit.column} ${kit.second} ${kit.hovers} ${kit.inset} ${classes.card}`}
            role="radio"
            aria-checked={name === value}
            tabIndex={name === value ? 0 : -1}
            onClick={() => onChange(name)}
          >
            <FormIcon form={name} />
            <span className={`${kit.heading} ${kit.normal}`}>{fileFormats[name].label}</span>
            <span>{fileFormats[name].note}</span>
          </UnstyledButton>
        ))}
      </div>
      {fileFormats[value].hint && (
        <p className={`${kit.second} ${classes.hint}`}>{fileFormats[value].hint}</p>
      )}
    </Part>
  )
}
