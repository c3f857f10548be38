import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { settingsMessages as messages } from '#features/settings/messages.ts'
import type { Format } from '#records/record.ts'
import { notice } from '#session/notices.ts'
import { defaultRates, useSettings } from '#session/settings.ts'
import { Grid } from '#ui/layout.tsx'
import { rateFrom } from '../model/rate.ts'
import { Section } from './Section.tsx'
import classes from './settings.module.css'

const rateNotes: Record<Format, string> = {
  Core: 'Ids alone',
  Basic: 'Name, address, phone',
  Enhanced: 'Every field of a record',
  LifeStyle: 'People with their interests',
  TargetReady: 'People with predicted behavior',
}
const formats = Object.keys(rateNotes) as Format[]

/** What one record of each format costs, for the estimates before records are read. */
export function Rates() {
  const { rates, settingsChanged } = useSettings()
  const isDefault = formats.every((format) => rates[format] === defaultRates[format])
  const change = (next: typeof rates, text: string) => {
    settingsChanged({ rates: next })
    notice({ text, undo: () => settingsChanged({ rates }) })
  }
  return (
    <Section title={messages.ratesForCost}>
      <p className={classes.note}>{messages.ratesHint}</p>
      <Grid columns="fit">
        {formats.map((format) => (
          <RateField
            key={`${format} ${rates[format]}`}
            format={format}
            rate={rates[format]}
            onChange={(rate) =>
              change({ ...rates, [format]: rate }, `Estimates use $${rate} for a ${format} record now.`)
            }
          />
        ))}
      </Grid>
      {!isDefault && (
        <Button
          mt={12}
          variant="default"
          onClick={() => change({ ...defaultRates }, 'The rates are reset to the examples.')}
        >
          {messages.resetToExamples}
        </Button>
      )}
    </Section>
  )
}

interface FieldProps {
  format: Format
  rate: number
  onChange: (rate: number) => void
}

/** A rate as text. Text that is no rate remains as typed, with its error. */
function RateField({ format, rate, onChange }: FieldProps) {
  const [typed, setTyped] = useState(String(rate))
  const [left, setLeft] = useState(false)
  const read = rateFrom(typed)
  const saveRate = () => {
    setLeft(true)
    if ('rate' in read && read.rate !== rate) onChange(read.rate)
  }
  return (
    <TextInput
      label={format}
      description={rateNotes[format]}
      inputMode="decimal"
      leftSection="$"
      value={typed}
      error={left && 'error' in read ? read.error : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={saveRate}
      onKeyDown={(event) => event.key === 'Enter' && saveRate()}
    />
  )
}
