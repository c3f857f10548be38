import { UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { searchMessages as messages } from '#features/search/messages/search.ts'
import { useEditCriteria, useKind } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import classes from './ExampleSearches.module.css'

interface Example {
  label: string
  detail: string
  criteria: Criteria
}

const examples: Record<Kind, readonly Example[]> = {
  companies: [
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
  ],
  people: [
    {
      label: 'Homeowners in 68046',
      detail: 'home + ZIP code',
      criteria: { IsHomeowner: true, PostalCode: ['68046'] },
    },
    {
      label: '25–34 in Lincoln, NE',
      detail: 'age + place',
      criteria: {
        AgeRange: ['25-29', '30-34'],
        CitiesByStateProvince: [{ City: 'Lincoln', StateProvince: 'NE' }],
      },
    },
    {
      label: '25 mi around 60618',
      detail: 'circle',
      criteria: { RadiusPostalCodeList: [{ PostalCode: '60618', RadiusMiles: 25 }] },
    },
    { label: 'Interested in gardening', detail: 'interest', criteria: { LifeStyle: { Garden: true } } },
    { label: 'New movers in the last 90 days', detail: 'movers', criteria: { RecordStatus: 'New' } },
  ],
}

/** First searches for a person without filters. */
export function ExampleSearches() {
  const kind = useKind()
  const edit = useEditCriteria()
  return (
    <section className={`${kit.column} ${classes.block}`} aria-label={messages.examples}>
      <h2 className={`${kit.second} ${classes.title}`}>{messages.tryOne}</h2>
      {examples[kind].map(({ label, detail, criteria }) => (
        <UnstyledButton
          key={label}
          className={`${kit.row} ${kit.inset} ${classes.example}`}
          onClick={() => edit(criteria)}
        >
          <IconPlus size={14} stroke={1.7} aria-hidden />
          <span className={kit.grow}>{label}</span>
          <span className={kit.second}>{detail}</span>
        </UnstyledButton>
      ))}
      <h2 className={`${kit.second} ${classes.title}`}>{messages.allFilters}</h2>
    </section>
  )
}
