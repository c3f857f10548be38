import { UnstyledButton } from '@mantine/core'
import type { FileForm } from '#files/column.ts'
import { forms } from '#files/formats/forms.ts'
import kit from '#ui/kit.module.css'
import classes from './exports.module.css'
import { FormIcon } from './form-icons.tsx'
import { Part } from './Part.tsx'
import { rovingKeys } from './roving-keys.ts'

interface Props {
  value: FileForm
  onChange: (form: FileForm) => void
}

/** The forms in which records leave, one card each: one of them is chosen. */
export function FormCards({ value, onChange }: Props) {
  const names = Object.keys(forms) as FileForm[]
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
            <span className={`${kit.heading} ${kit.normal}`}>{forms[name].label}</span>
            <span>{forms[name].note}</span>
          </UnstyledButton>
        ))}
      </div>
      {forms[value].hint && <p className={`${kit.second} ${classes.hint}`}>{forms[value].hint}</p>}
    </Part>
  )
}
