import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { AddressParsed } from '#contract/company.ts'
import { controlMessages as messages } from '#features/search/messages/forms.ts'
import { Grid } from '#ui/layout.tsx'
import { ValueForm } from './ValueForm.tsx'

type Street = Omit<AddressParsed, 'UnitNumber'>

const parts = Object.keys(messages.street) as (keyof Street)[]

interface Props {
  value: Street | undefined
  onChange: (value: Street | undefined) => void
}

/** The parts of a street address; those left empty do not narrow. */
export function StreetControl({ value, onChange }: Props) {
  const [street, setStreet] = useState<Street>(value ?? {})
  const commit = () => {
    const given = Object.entries(street).filter(([, part]) => part?.trim())
    onChange(given.length ? Object.fromEntries(given.map(([key, part]) => [key, part.trim()])) : undefined)
  }
  return (
    <ValueForm submit={messages.setStreet} onSubmit={commit}>
      <Grid columns={2} gap={8}>
        {parts.map((key) => (
          <TextInput
            key={key}
            label={messages.street[key]}
            value={street[key] ?? ''}
            onChange={(event) => setStreet({ ...street, [key]: event.currentTarget.value })}
          />
        ))}
      </Grid>
    </ValueForm>
  )
}
