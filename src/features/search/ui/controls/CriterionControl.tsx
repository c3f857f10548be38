import { Chip } from '@mantine/core'
import type { Criteria, Criterion } from '#contract/criteria.ts'
import { valueError } from '#criteria/check.ts'
import type { Choice } from '#criteria/choices.ts'
import { setCriterion, setValues, valuesOf } from '#criteria/edit.ts'
import { fieldOf } from '#criteria/fields.ts'
import { useKind } from '#session/search.ts'
import { FormRow } from '#ui/FormRow.tsx'
import { Inline, Stack } from '#ui/layout.tsx'
import { GradeControl } from './GradeControl.tsx'
import { IndustryControl } from './IndustryControl.tsx'
import { PointControl } from './PointControl.tsx'
import { StreetControl } from './StreetControl.tsx'
import { TextControl } from './TextControl.tsx'
import { UnknownCity } from './UnknownPlace.tsx'
import { VehicleControl } from './VehicleControl.tsx'

interface Props {
  name: Criterion
  criteria: Criteria
  onChange: (criteria: Criteria) => void
  error?: string | undefined
}

/** How the text of a field becomes the criterion's value. */
const readers = {
  text: (text: string) => text,
  whole: (text: string) => text.replaceAll(',', '') || undefined,
  codes: (text: string) => (text ? text.split(/[\s,;]+/).filter(Boolean) : undefined),
  texts: (text: string) => (text ? text.split(/\s*[,;\n]\s*/).filter(Boolean) : undefined),
}

const flags = ['true', 'false'] as const

/** The control of one criterion, as the fields table says. Places have a control of their own. */
export function CriterionControl({ name, criteria, onChange, error }: Props) {
  const kind = useKind()
  const { label, control } = fieldOf(kind, name)
  const values = valuesOf(criteria, name)
  const set = (value: unknown) => onChange(setCriterion(criteria, name, value as Criteria[typeof name]))
  const setAll = (next: readonly string[]) => onChange(setValues(criteria, name, next))
  switch (control.type) {
    case 'text':
    case 'whole':
    case 'codes': {
      const read = readers[control.type === 'codes' && control.hasSpaces ? 'texts' : control.type]
      return (
        <Stack gap={6}>
          <TextControl
            label={control.type === 'whole' ? `${label} (${control.unit})` : label}
            placeholder={control.type === 'whole' ? undefined : control.placeholder}
            value={values.join(', ')}
            check={(text) => valueError(kind, name, read(text))}
            onChange={(text) => set(read(text))}
            error={error}
          />
          {name === 'City' && <UnknownCity name={values[0] ?? ''} onPick={set} />}
        </Stack>
      )
    }
    case 'several':
    case 'one':
      return (
        <ChoiceControl
          label={label}
          choices={control.choices}
          values={values}
          single={control.type === 'one'}
          onChange={(next) => (control.type === 'one' ? set(next[0]) : setAll(next))}
        />
      )
    case 'flag':
      return (
        <ChoiceControl
          label={label}
          choices={flags.map((value) => ({ value, label: value === 'true' ? control.yes : control.no }))}
          values={values}
          single
          onChange={([next]) => set(next === undefined ? undefined : next === 'true')}
        />
      )
    case 'grades':
      return <GradeControl label={label} models={control.choices} values={values} onChange={setAll} />
    case 'vehicle':
      return (
        <VehicleControl
          label={label}
          part={control.part}
          make={criteria.VehicleMake}
          value={values[0]}
          onChange={set}
          error={error}
        />
      )
    case 'industry':
      return <IndustryControl label={label} values={values} onChange={setAll} />
    case 'street':
      return <StreetControl value={criteria.AddressParsed} onChange={set} />
    case 'point':
      return <PointControl label={label} value={criteria.SortCenter} onChange={set} />
    case 'place':
    case 'nested':
      return null
  }
}

interface ChoiceControlProps {
  label: string
  choices: readonly Choice[]
  values: readonly string[]
  /** One choice at a time; choosing it again clears it. */
  single?: boolean
  onChange: (values: string[]) => void
}

/** A few choices as toggle buttons. */
function ChoiceControl({ label, choices, values, single, onChange }: ChoiceControlProps) {
  const toggle = (value: string) => {
    if (values.includes(value)) return onChange(values.filter((v) => v !== value))
    onChange(single ? [value] : choices.map((c) => c.value).filter((v) => v === value || values.includes(v)))
  }
  return (
    <FormRow stacked label={label}>
      <Inline wrap gap={4}>
        {choices.map(({ value, label }) => (
          <Chip
            key={value}
            size="xs"
            radius="sm"
            variant="light"
            checked={values.includes(value)}
            onChange={() => toggle(value)}
          >
            {label}
          </Chip>
        ))}
      </Inline>
    </FormRow>
  )
}
