import { Chip } from '@mantine/core'
import type { Choice } from '#criteria/choices.ts'
import kit from '#ui/kit.module.css'
import classes from './controls.module.css'

interface Props {
  label: string
  choices: readonly Choice[]
  values: readonly string[]
  /** One choice at a time; choosing it again clears it. */
  single?: boolean
  onChange: (values: string[]) => void
}

/** A few choices as toggle buttons. */
export function ChoiceControl({ label, choices, values, single, onChange }: Props) {
  const toggle = (value: string) => {
    if (values.includes(value)) return onChange(values.filter((v) => v !== value))
    onChange(single ? [value] : choices.map((c) => c.value).filter((v) => v === value || values.includes(v)))
  }
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{label}</legend>
      <div className={`${kit.flex} ${kit.wrap} ${kit.gap4}`}>
        {choices.map(({ value, label }) => (
          <Chip
            key={value}
            size="xs"
            radius="sm"
            variant="light"
            checked={values.includes(value)}
            onChange={() => toggle(value)}
          >
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
