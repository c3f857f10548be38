import { useMantineColorScheme } from '@mantine/core'
import { settingsMessages as messages } from '#features/settings/messages.ts'
import { useSettings } from '#session/settings.ts'
import { FormRow } from '#ui/FormRow.tsx'
import { Segments } from '#ui/Segments.tsx'
import { Section } from './Section.tsx'

const schemes = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
const unitChoices = [
  { value: 'miles', label: 'Miles' },
  { value: 'km', label: 'Kilometers' },
]
const densities = [
  { value: 'roomy', label: 'Comfortable' },
  { value: 'dense', label: 'Compact' },
]

/** Theme, units and the height of rows. */
export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { units, dense, settingsChanged } = useSettings()
  return (
    <Section title={messages.appearance}>
      <FormRow label={messages.theme}>
        <Segments
          size="xs"
          aria-label={messages.theme}
          data={schemes}
          value={colorScheme}
          onChange={setColorScheme}
        />
      </FormRow>
      <FormRow label={messages.distances} hint={messages.distancesHint}>
        <Segments
          size="xs"
          aria-label={messages.distances}
          data={unitChoices}
          value={units}
          onChange={(value) => settingsChanged({ units: value === 'km' ? 'km' : 'miles' })}
        />
      </FormRow>
      <FormRow label={messages.rowHeight}>
        <Segments
          size="xs"
          aria-label={messages.rowHeight}
          data={densities}
          value={dense ? 'dense' : 'roomy'}
          onChange={(value) => settingsChanged({ dense: value === 'dense' })}
        />
      </FormRow>
    </Section>
  )
}
