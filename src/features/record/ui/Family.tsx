import { Skeleton } from '@mantine/core'
import { IconBuilding, IconBuildingSkyscraper, IconBuildingStore, IconSitemap } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countQuery } from '#api/queries.ts'
import { familyFields, lineQuery, someQuery } from '#api/related.ts'
import type { Criteria } from '#contract/criteria.ts'
import { searchFrom } from '#criteria/url.ts'
import { relatedMessages as messages } from '#features/record/messages.ts'
import { familyOf, type Line, type Relative, type Subsidiaries, sizeOf } from '#records/family.ts'
import type { AnyRecord } from '#records/record.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { Card } from './Card.tsx'
import classes from './page.module.css'
import { ReadCost } from './ReadCost.tsx'
import { RelatedRow } from './RelatedRow.tsx'

/** Children, and siblings, that are listed; the others are counted. */
const LISTED = 6

const childrenOf = (id: string): Criteria => ({ ParentCompany: [id] })

/** The corporate family of a company: its parents, siblings and children. Hidden for a company without any. */
export function Family({ record }: { record: AnyRecord }) {
  const line = useQuery({ ...lineQuery(record), enabled: record.ParentCompany !== undefined })
  const nearest = line.data?.parents[0]?.Id
  const children = useSubsidiaries(childrenOf(record.Id))
  const siblings = useSubsidiaries(
    nearest === undefined ? undefined : { ...childrenOf(nearest), NotId: [record.Id] },
  )
  const known = line.data ?? { parents: [] }
  const family = familyOf(record, known, children.subsidiaries, siblings.subsidiaries)
  const { companies, levels } = sizeOf(family)
  const waiting = line.isLoading || children.waiting || siblings.waiting
  const alone = companies === 1 && !record.ParentCompany
  // A service without the criterion answers 400: the chain of parents is shown without it.
  if (alone && !waiting) return null
  const read =
    known.parents.length +
    (children.subsidiaries?.records.length ?? 0) +
    (siblings.subsidiaries?.records.length ?? 0)
  return (
    <Card
      title={messages.family}
      icon={IconSitemap}
      aside={!waiting && messages.familySize(companies, levels)}
    >
      {line.error && <ProblemNote problem={line.error} retry={() => line.refetch()} />}
      {waiting ? (
        <Skeleton height={14} my={10} width="70%" />
      ) : (
        <ul className={classes.tree}>
          <Branch relative={family} />
        </ul>
      )}
      <Broken line={known} />
      {read > 0 && !waiting && <ReadCost kind="companies" output={{ Fields: familyFields }} records={read} />}
    </Card>
  )
}

/** Some companies of one parent with their number; nothing where the service lacks the criterion, or passes over it. */
function useSubsidiaries(criteria: Criteria | undefined): {
  subsidiaries: Subsidiaries | undefined
  waiting: boolean
} {
  const query = criteria ?? {}
  const parent = query.ParentCompany?.[0]
  const enabled = parent !== undefined
  const counted = useQuery({ ...countQuery('companies', query), enabled, placeholderData: undefined })
  const any = enabled && (counted.data?.MatchCount ?? 0) > 0
  const listed = useQuery({ ...someQuery('companies', query, familyFields, LISTED), enabled: any })
  const heeded = any && listed.data?.every(({ ParentCompany }) => ParentCompany === parent)
  const subsidiaries =
    heeded && listed.data && counted.data
      ? { records: listed.data, count: counted.data.MatchCount }
      : undefined
  return { subsidiaries, waiting: counted.isLoading || listed.isLoading }
}

function Broken({ line: { missing, circular } }: { line: Line }) {
  if (circular) return <p className={kit.second}>{messages.circular}</p>
  if (missing === undefined) return null
  return (
    <p className={kit.second}>
      {messages.missingParent.beforeId}
      <code>{missing}</code>
      {messages.missingParent.afterId}
    </p>
  )
}

function Branch({ relative }: { relative: Relative }) {
  const { record, role, below, more } = relative
  return (
    <li>
      <Member record={record} role={role} />
      {(below.length > 0 || more > 0) && (
        <ul>
          {below.map((lower) => (
            <Branch key={lower.record.Id} relative={lower} />
          ))}
          {more > 0 && (
            <li>
              <Link
                to="/"
                search={{ kind: 'companies', ...searchFrom(childrenOf(record.Id)) }}
                className={`${kit.link} ${kit.small}`}
              >
                {messages.more(more)}
              </Link>
            </li>
          )}
        </ul>
      )}
    </li>
  )
}

const signs = {
  Headquarters: IconBuildingSkyscraper,
  Branch: IconBuildingStore,
} as Record<string, typeof IconBuilding>

function Member({ record, role }: Pick<Relative, 'record' | 'role'>) {
  const { Id, CompanyName, City, StateProvince, BusinessType, LocationEmployeesSizeActual: staff } = record
  const place = [City, StateProvince].filter(Boolean).join(', ')
  const descriptions = [BusinessType?.toLowerCase(), messages.roles[role]].filter(Boolean)
  return (
    <RelatedRow
      icon={signs[BusinessType ?? ''] ?? IconBuilding}
      kind="companies"
      id={Id}
      name={CompanyName ?? messages.company(Id)}
      current={role === 'this'}
      details={
        <>
          <bdi>{place}</bdi>
          {descriptions.map((text) => ` · ${text}`)}
        </>
      }
    >
      {staff !== undefined && (
        <span className={kit.muted} title={messages.employeesHere}>
          {count(staff)}
          <span className="visually-hidden">{messages.employees}</span>
        </span>
      )}
    </RelatedRow>
  )
}
