import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useSettings } from '../../state/settings.ts'
import { Line, Section } from './Section.tsx'

const schemes = [
  { value: 'auto', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const unitChoices = [
  { value: 'miles', label: 'Miles' },
  { value: 'km', label: 'Kilometres' },
]
const densities = [
  { value: 'roomy', label: 'Roomy' },
  { value: 'dense', label: 'Dense' },
]

/** Colours, units and the height of rows. */
export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { units, dense, settingsChanged } = useSettings()
  return (
    <Section title="Appearance">
      <Line label="Colours">
        <SegmentedControl
          size="xs"
          aria-label="Colours"
          data={schemes}
          value={colorScheme}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
        />
      </Line>
      <Line label="Distances" hint="How they are shown and typed. Searches and links always speak miles.">
        <SegmentedControl
          size="xs"
          aria-label="Distances"
          data={unitChoices}
          value={units}
          onChange={(value) => settingsChanged({ units: value === 'km' ? 'km' : 'miles' })}
        />
      </Line>
      <Line label="Rows of the record table">
        <SegmentedControl
          size="xs"
          aria-label="Rows of the record table"
          data={densities}
          value={dense ? 'dense' : 'roomy'}
          onChange={(value) => settingsChanged({ dense: value === 'dense' })}
        />
      </Line>
    </Section>
  )
}
