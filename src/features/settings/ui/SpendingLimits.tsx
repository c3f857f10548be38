import { Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { dollarsFrom } from '#criteria/cost.ts'
import { useSettings } from '#session/settings.ts'
import { Grid, Stack } from '#ui/layout.tsx'
import { spendingLimitMessages as messages } from '../messages/page.ts'
import { Section } from './Section.tsx'
import classes from './settings.module.css'

/** Up to which cost records are loaded without confirmation. */
export function SpendingLimits() {
  const { spendingLimits, settingsChanged } = useSettings()
  const change = (patch: Partial<typeof spendingLimits>) =>
    settingsChanged({ spendingLimits: { ...spendingLimits, ...patch } })
  return (
    <Section title={messages.title}>
      <p className={classes.note}>{messages.note}</p>
      <Stack gap={12}>
        <Switch
          label={messages.on}
          checked={spendingLimits.on}
          onChange={(event) => change({ on: event.currentTarget.checked })}
        />
        {spendingLimits.on && (
          <Grid columns="fit">
            <LimitField
              label={messages.action}
              dollars={spendingLimits.action}
              onChange={(action) => change({ action })}
            />
            <LimitField
              label={messages.session}
              dollars={spendingLimits.session}
              onChange={(session) => change({ session })}
            />
          </Grid>
        )}
      </Stack>
    </Section>
  )
}

interface FieldProps {
  label: string
  dollars: number
  onChange: (dollars: number) => void
}

/** A limit as text. Text that is no amount remains as typed, with its error. */
function LimitField({ label, dollars, onChange }: FieldProps) {
  const [typed, setTyped] = useState(String(dollars))
  const read = dollarsFrom(typed)
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      leftSection="$"
      value={typed}
      error={read === undefined && messages.invalid}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        const amount = dollarsFrom(event.currentTarget.value)
        if (amount !== undefined) onChange(amount)
      }}
    />
  )
}
