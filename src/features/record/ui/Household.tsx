import { IconUser, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { someQuery } from '#api/related.ts'
import type { Criteria } from '#contract/criteria.ts'
import { relatedMessages as messages } from '#features/record/messages.ts'
import { type AnyRecord, personOf, type RecordField } from '#records/record.ts'
import { range } from '#shared/text/format.ts'
import { Card } from './Card.tsx'
import classes from './page.module.css'
import { ReadCost } from './ReadCost.tsx'
import { RelatedRow } from './RelatedRow.tsx'

const MAX = 20

const fields: RecordField[] = [
  'HouseholdId',
  'FirstName',
  'MiddleInitial',
  'LastName',
  'AgeRange',
  'Gender',
  'HeadOfHousehold',
]

const othersOf = (household: string, id: string): Criteria => ({
  HouseholdId: [household],
  IncludeAllResidents: true,
  NotId: [id],
})

/** The others who live with a person; hidden where there is none, or the service lacks the criterion. */
export function Household({ record }: { record: AnyRecord }) {
  const { HouseholdId, Id } = record
  const query = someQuery('people', othersOf(HouseholdId ?? '', Id), fields, MAX)
  const { data: read = [] } = useQuery({ ...query, enabled: HouseholdId !== undefined })
  const data = read.filter((person) => person.HouseholdId === HouseholdId)
  if (data.length === 0) return null
  return (
    <Card title={messages.household} icon={IconUsers} aside={messages.householdSize(data.length)}>
      <ul className={classes.tree}>
        {data.map((person) => (
          <li key={person.Id}>
            <Resident person={person} />
          </li>
        ))}
      </ul>
      <ReadCost kind="people" output={{ Fields: fields }} records={data.length} />
    </Card>
  )
}

function Resident({ person }: { person: AnyRecord }) {
  const { Id, AgeRange, Gender, HeadOfHousehold } = person
  const facts = [
    AgeRange && range(AgeRange),
    Gender?.toLowerCase(),
    HeadOfHousehold === 'Yes' && messages.headOfHousehold,
  ]
  return (
    <RelatedRow
      icon={IconUser}
      kind="people"
      id={Id}
      name={personOf(person) ?? messages.person(Id)}
      details={facts.filter(Boolean).join(' · ')}
    />
  )
}
