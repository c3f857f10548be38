import { TextInput } from '@mantine/core'
import { sampleMessages as messages } from '#features/lists/messages/sample.ts'
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
      label={messages.seed}
      classNames={{ description: kit.tiny ?? '' }}
      description={messages.seedHint(effect)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      maxLength={40}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
