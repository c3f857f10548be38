import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { AddressParsed } from '#contract/company.ts'
import kit from '#ui/kit.module.css'
import { controlMessages as messages } from '../../messages/forms.ts'
import classes from './controls.module.css'

type Street = Omit<AddressParsed, 'UnitNumber'>

const parts = Object.keys(messages.street) as (keyof Street)[]

/** The parts of a street address; those left empty do not narrow. */
export function StreetControl({
  value,
  onChange,
}: {
  value: Street | undefined
  onChange: (value: Street | undefined) => void
}) {
  const [street, setStreet] = useState<Street>(value ?? {})
  const commit = () => {
    const given = Object.entries(street).filter(([, part]) => part?.trim())
    onChange(given.length ? Object.fromEntries(given.map(([key, part]) => [key, part.trim()])) : undefined)
  }
  return (
    <form
      className={`${kit.column} ${classes.stack}`}
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <div className={classes.pair}>
        {parts.map((key) => (
          <TextInput
            key={key}
            label={messages.street[key]}
            value={street[key] ?? ''}
            onChange={(event) => setStreet({ ...street, [key]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Button type="submit" variant="default">
        {messages.setStreet}
      </Button>
    </form>
  )
}
