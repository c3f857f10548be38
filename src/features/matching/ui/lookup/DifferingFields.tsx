import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { Known } from '#criteria/known.ts'
import { candidateMessages as messages } from '#features/matching/messages/lookup.ts'
import type { DifferingField, FieldValue } from '#features/matching/model/lookup/differing-fields.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { usePhone } from '#ui/usePhone.ts'
import classes from './lookup.module.css'

interface Props {
  differing: readonly DifferingField[]
  /** How many candidates were loaded, of how many. */
  shown: number
  total: number
  onFill: (known: Known) => void
}

/** The fields in which candidates differ, with their values: a value fills its field. */
export function DifferingFields({ differing, shown, total, onFill }: Props) {
  const id = useId()
  return (
    <Panel className={`${kit.column} ${kit.gap8}`} aria-labelledby={id}>
      <SectionTitle id={id} level={3} note={messages.fillHint(shown, total)}>
        {messages.differences}
      </SectionTitle>
      {differing.length === 0 ? (
        <p className={kit.second}>{messages.noDifferences}</p>
      ) : (
        <Stack as="dl">
          {differing.map((field) => (
            <DifferingValues key={field.field} field={field} onFill={onFill} />
          ))}
        </Stack>
      )}
    </Panel>
  )
}

const MAX_VALUES = 5
/** Fewer on phones, where each value takes its own line. */
const MAX_ON_PHONE = 2

function DifferingValues({
  field: { label, values },
  onFill,
}: {
  field: DifferingField
  onFill: Props['onFill']
}) {
  const [isWhole, setWhole] = useState(false)
  const max = usePhone() ? MAX_ON_PHONE : MAX_VALUES
  const shown = isWhole || values.length <= max + 1 ? values : values.slice(0, max)
  const hidden = values.length - shown.length
  return (
    <div className={`${kit.grid} ${kit.gap8} ${kit.baselineItems} ${classes.difference}`}>
      <dt className={kit.second}>
        {label} {count(values.length)}
      </dt>
      <Inline as="dd" gap={4} wrap>
        {shown.map((value) => (
          <Value key={value.text} label={label} value={value} onFill={onFill} />
        ))}
        {hidden > 0 && (
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => setWhole(true)}
            aria-label={messages.moreValuesOf(hidden, label)}
          >
            {messages.moreValues(hidden)}
          </Button>
        )}
      </Inline>
    </div>
  )
}

interface ValueProps {
  label: string
  value: FieldValue
  onFill: Props['onFill']
}

function Value({ label, value: { text, count: many, fills }, onFill }: ValueProps) {
  return (
    <button
      type="button"
      className={`${kit.plain} ${kit.inline} ${kit.gap6} ${kit.cell} ${kit.breaks} ${kit.inset} ${kit.surface} ${classes.value}`}
      onClick={() => onFill(fills)}
    >
      <span className="visually-hidden">{label}: </span>
      <bdi>{text}</bdi>
      {many > 1 && (
        <Tag>
          {count(many)}
          <span className="visually-hidden"> {messages.candidates}</span>
        </Tag>
      )}
    </button>
  )
}
