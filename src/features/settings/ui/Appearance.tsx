import { useMantineColorScheme } from '@mantine/core'
import { useSettings } from '#session/settings.ts'
import { FormRow } from '#ui/FormRow.tsx'
import { Segments } from '#ui/Segments.tsx'
import { appearanceMessages as messages } from '../messages/page.ts'
import { Section } from './Section.tsx'

const optionsOf = <K extends string>(labels: Readonly<Record<K, string>>) =>
  (Object.keys(labels) as K[]).map((value) => ({ value, label: labels[value] }))

/** Theme, units and the height of rows. */
export function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { units, dense, settingsChanged } = useSettings()
  return (
    <Section title={messages.title}>
      <div>
        <FormRow label={messages.theme}>
          <Segments
            size="xs"
            aria-label={messages.theme}
            data={optionsOf(messages.themes)}
            value={colorScheme}
            onChange={setColorScheme}
          />
        </FormRow>
        <FormRow label={messages.distances} hint={messages.distancesHint}>
          <Segments
            size="xs"
            aria-label={messages.distances}
            data={optionsOf(messages.units)}
            value={units}
            onChange={(value) => settingsChanged({ units: value === 'km' ? 'km' : 'miles' })}
          />
        </FormRow>
        <FormRow label={messages.rows}>
          <Segments
            size="xs"
            aria-label={messages.rows}
            data={optionsOf(messages.densities)}
            value={dense ? 'dense' : 'roomy'}
            onChange={(value) => settingsChanged({ dense: value === 'dense' })}
          />
        </FormRow>
      </div>
    </Section>
  )
}
