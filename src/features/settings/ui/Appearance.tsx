import { useMantineColorScheme } from '@mantine/core'
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
    <Section title="Appearance">
      <FormRow label="Theme">
        <Segments size="xs" aria-label="Theme" data={schemes} value={colorScheme} onChange={setColorScheme} />
      </FormRow>
      <FormRow
        label="Distances"
        hint="Used to show and enter distances. Searches and links always use miles."
      >
        <Segments
          size="xs"
          aria-label="Distances"
          data={unitChoices}
          value={units}
          onChange={(value) => settingsChanged({ units: value === 'km' ? 'km' : 'miles' })}
        />
      </FormRow>
      <FormRow label="Rows of the record table">
        <Segments
          size="xs"
          aria-label="Rows of the record table"
          data={densities}
          value={dense ? 'dense' : 'roomy'}
          onChange={(value) => settingsChanged({ dense: value === 'dense' })}
        />
      </FormRow>
    </Section>
  )
}
