import { NativeSelect, TextInput } from '@mantine/core'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import classes from './exports.module.css'
import { Part } from './Part.tsx'

interface Props {
  /** As it was typed; undefined for all. */
  value: string | undefined
  total: number | undefined
  fault: string | undefined
  onChange: (value: string | undefined) => void
}

const USUAL = '1,000'

/** All records, or the first so many. */
export function HowMany({ value, total, fault, onChange }: Props) {
  return (
    <Part title="How many">
      <div className={`${kit.actions} ${classes.line}`}>
        <NativeSelect
          size="xs"
          aria-label="How many"
          value={value === undefined ? 'all' : 'first'}
          data={[
            { value: 'all', label: 'All records' },
            { value: 'first', label: 'The first' },
          ]}
          onChange={(event) => onChange(event.currentTarget.value === 'all' ? undefined : USUAL)}
        />
        {value !== undefined && (
          <TextInput
            className={classes.number}
            size="xs"
            inputMode="numeric"
            aria-label="Records at most"
            value={value}
            error={fault}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
        <span className={`${kit.second} ${classes.second}`}>
          of <strong>{total === undefined ? NONE : count(total)}</strong>
        </span>
      </div>
    </Part>
  )
}
