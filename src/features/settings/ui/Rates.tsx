import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Format } from '#records/record.ts'
import { notice } from '#session/notices.ts'
import { defaultRates, useSettings } from '#session/settings.ts'
import kit from '#ui/kit.module.css'
import { Grid } from '#ui/layout.tsx'
import { rateMessages as messages } from '../messages/page.ts'
import { rateFrom } from '../model/rate.ts'
import { Section } from './Section.tsx'

const formats = Object.keys(messages.formats) as Format[]

/** What one record of each format costs, for the estimates before records are read. */
export function Rates() {
  const { rates, settingsChanged } = useSettings()
  const isDefault = formats.every((format) => rates[format] === defaultRates[format])
  const change = (next: typeof rates, text: string) => {
    settingsChanged({ rates: next })
    notice({ text, undo: () => settingsChanged({ rates }) })
  }
  return (
    <Section title={messages.title}>
      <p className={kit.muted}>{messages.note}</p>
      <Grid columns="fit">
        {formats.map((format) => (
          <RateField
            key={`${format} ${rates[format]}`}
            format={format}
            rate={rates[format]}
            onChange={(rate) => change({ ...rates, [format]: rate }, messages.changed(rate, format))}
          />
        ))}
      </Grid>
      {!isDefault && (
        <div className={kit.actions}>
          <Button variant="default" onClick={() => change({ ...defaultRates }, messages.resetDone)}>
            {messages.reset}
          </Button>
        </div>
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
      description={messages.formats[format]}
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
