import { Button, Radio, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { matchesQuery } from '#api/matches.ts'
import type { Kind } from '#contract/kind.ts'
import { requestTypeOf } from '#criteria/request-type.ts'
import { correctionMessages as messages } from '#features/corrections/messages.ts'
import { likenessOf } from '#features/corrections/model/likeness.ts'
import { type AnyRecord, nameOf } from '#records/record.ts'
import { phone } from '#shared/text/format.ts'
import { FieldError } from '#ui/FormRow.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'

interface Props {
  kind: Kind
  record: AnyRecord
  /** The Id of the selected record; empty for none. */
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

/** Selects the record that this one is a duplicate of: from those that are like it, or by its Id. */
export function OriginalPicker({ kind, record, value, onChange, error }: Props) {
  const [name, setName] = useState(nameOf(kind, record) ?? '')
  const [wanted, setWanted] = useState<string>()
  const find = () => setWanted(name)
  const findOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // It would save the form.
    event.preventDefault()
    find()
  }
  return (
    <Stack gap={8}>
      <Inline align="end" gap={8}>
        <TextInput
          className={kit.fill}
          label={messages.findOriginal(kind)}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={findOnEnter}
          maxLength={200}
        />
        <Button variant="default" onClick={find} disabled={name.trim() === ''}>
          {messages.find}
        </Button>
      </Inline>
      {wanted !== undefined && <Alike {...{ kind, record, value, onChange }} name={wanted} />}
      <TextInput
        label={messages.originalLabel(kind)}
        description={messages.originalHint}
        maxLength={200}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={error}
      />
    </Stack>
  )
}

/** The records of a name that are like another one, to select one of them. */
function Alike({ kind, record, name, value, onChange }: Omit<Props, 'error'> & { name: string }) {
  const body = { RequestType: requestTypeOf[kind], ...likenessOf(kind, record, name) }
  const { data, error } = useQuery({ ...matchesQuery(body), placeholderData: undefined })
  if (error) return <FieldError>{error.message}</FieldError>
  if (!data) return <div aria-busy />
  const others = data.candidates.filter((it) => it.kind === kind && it.record.Id !== record.Id)
  if (others.length === 0) return <p className={kit.muted}>{messages.noneAlike(kind)}</p>
  return (
    <Radio.Group label={messages.alike} value={value} onChange={onChange}>
      <div className={`${kit.grid} ${kit.gap8}`}>
        {others.map(({ record: other }, i) => (
          <Radio
            key={other.Id}
            size="xs"
            mt={i === 0 ? 6 : 0}
            value={other.Id}
            label={nameOf(kind, other) ?? other.Id}
            description={placeOf(other)}
          />
        ))}
        <Radio size="xs" value="" label={messages.noDuplicate} />
      </div>
    </Radio.Group>
  )
}

const placeOf = ({ Address, City, StateProvince, PostalCode, Phone }: AnyRecord) => {
  const city = [City, [StateProvince, PostalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [Address, city, Phone && phone(Phone)].filter(Boolean).join(' · ')
}
