import { UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Criteria } from '#contract/criteria'
import { useEditCriteria } from '../../state/search.ts'
import classes from './TryOne.module.css'

const examples: readonly { label: string; detail: string; criteria: Criteria }[] = [
  {
    label: 'Dentists in Omaha',
    detail: 'industry + place',
    criteria: { PrimarySic: '8021', CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] },
  },
  { label: '68046', detail: 'ZIP code', criteria: { PostalCode: ['68046'] } },
  {
    label: '25 mi around 60618',
    detail: 'circle',
    criteria: { RadiusPostalCodeList: [{ PostalCode: '60618', RadiusMiles: 25 }] },
  },
  { label: '20–49 employees', detail: 'size', criteria: { LocationEmployeesSizeRange: ['20-49'] } },
  { label: 'Opened in the last 90 days', detail: 'age', criteria: { RecordStatus: 'New' } },
]

/** First searches for somebody who has chosen nothing yet. */
export function TryOne() {
  const edit = useEditCriteria()
  return (
    <section className={classes.block} aria-label="Examples">
      <h2 className={classes.title}>Try one</h2>
      {examples.map(({ label, detail, criteria }) => (
        <UnstyledButton key={label} className={classes.example} onClick={() => edit(criteria)}>
          <IconPlus size={14} stroke={1.7} aria-hidden />
          <span className={classes.label}>{label}</span>
          <span className={classes.detail}>{detail}</span>
        </UnstyledButton>
      ))}
      <h2 className={classes.title}>Or open the full set</h2>
    </section>
  )
}
