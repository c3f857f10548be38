import { TextInput } from '@mantine/core'
import kit from '#ui/kit.module.css'

interface Props {
  value: string
  onChange: (seed: string) => void
  /** The effect of the same seed: "draws the same records". */
  effect: string
}

/** The seed of a random sample or split. */
export function SeedField({ value, onChange, effect }: Props) {
  return (
    <TextInput
      label="Seed"
      classNames={{ description: kit.tiny ?? '' }}
      description={`The same seed ${effect}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      maxLength={40}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
