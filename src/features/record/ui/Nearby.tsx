import { Skeleton } from '@mantine/core'
import { IconBuildingFactory2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countQuery } from '#api/queries.ts'
import type { Criteria } from '#contract/criteria.ts'
import { searchFrom } from '#criteria/url.ts'
import { relatedMessages as messages } from '#features/record/messages.ts'
import type { AnyRecord } from '#records/record.ts'
import { useSettings } from '#session/settings.ts'
import { NONE, range } from '#shared/text/format.ts'
import { distance } from '#shared/text/units.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Segments } from '#ui/Segments.tsx'
import { nearFields, type Radius, radii, type withMiles } from '../model/near.ts'
import { Card } from './Card.tsx'
import classes from './page.module.css'
import { ReadCost } from './ReadCost.tsx'
import { RecordLink } from './RelatedRow.tsx'

interface Props {
  criteria: Criteria
  radius: Radius
  onRadius: (radius: Radius) => void
  /** The nearest ones; undefined while they are read. */
  near: ReturnType<typeof withMiles> | undefined
  problem: Error | null
}

/** The nearest companies of the same industry, and the search that holds them all. */
export function Nearby({ criteria, radius, onRadius, near, problem }: Props) {
  const units = useSettings((state) => state.units)
  const { data: counted } = useQuery(countQuery('companies', criteria))
  const { SortCenter: _, ...query } = criteria
  const where = messages.within(distance(radius, units))
  return (
    <Card
      title={messages.nearby}
      icon={IconBuildingFactory2}
      aside={
        <Segments
          size="xs"
          aria-label={messages.radius}
          value={String(radius)}
          onChange={(value) => onRadius(Number(value) as Radius)}
          data={radii.map((miles) => ({ value: String(miles), label: distance(miles, units) }))}
        />
      }
    >
      {problem && <ProblemNote problem={problem} />}
      {!near && !problem && <Skeleton height={14} my={10} width="80%" />}
      {near && near.length > 0 && (
        <ul>
          {near.map(({ record, miles }) => (
            <NearRow key={record.Id} record={record} far={distance(miles, units)} />
          ))}
        </ul>
      )}
      {near?.length === 0 && <p className={kit.second}>{messages.noneNearby(where)}</p>}
      {near && near.length > 0 && (
        <Inline justify="between" gap={12} className={kit.small}>
          <span className={kit.meta}>{counted && messages.countNearby(counted.MatchCount, where)}</span>
          <Link
            to="/"
            search={{ kind: 'companies', ...searchFrom(query) }}
            className={`${kit.link} ${kit.screenOnly}`}
          >
            {messages.searchNearby}
          </Link>
        </Inline>
      )}
      {near && near.length > 0 && (
        <ReadCost kind="companies" output={{ Fields: nearFields }} records={near.length} />
      )}
    </Card>
  )
}

function NearRow({ record, far }: { record: AnyRecord; far: string }) {
  const { Id, CompanyName, City, LocationEmployeesSizeRange: staff } = record
  return (
    <li className={`${kit.apart} ${classes.nearRow}`}>
      <RecordLink kind="companies" id={Id} name={CompanyName ?? messages.company(Id)} />
      <span className={`${kit.meta} ${kit.truncate}`}>
        <bdi>{City}</bdi>
      </span>
      <span className={`${kit.meta} ${kit.number}`} title={messages.employeesHere}>
        {staff ? range(staff) : NONE}
      </span>
      <span className={`${kit.small} ${kit.number}`}>{far}</span>
    </li>
  )
}
