import { Button, Skeleton } from '@mantine/core'
import { IconBuilding, IconFileUnknown, IconUser } from '@tabler/icons-react'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { someQuery } from '#api/related.ts'
import type { Kind } from '#contract/kind.ts'
import type { Point } from '#contract/place.ts'
import { recordMessages as messages } from '#features/record/messages.ts'
import { type AnyRecord, nameOf } from '#records/record.ts'
import { recordGroups } from '#records/record-groups.ts'
import { type WholeRecord, wholeRecordQuery } from '#storage/whole-record.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { Grid, Inline, Stack } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { nearCriteria, nearFields, type Radius, withMiles } from '../model/near.ts'
import { besideResult, pageOf } from '../model/record-links.ts'
import { summaryOf, tagsOf } from '../model/summary.ts'
import { type AddToList, type Corrections, PageActions, RecordActions } from './Actions.tsx'
import { Family } from './Family.tsx'
import { FieldCard } from './FieldCard.tsx'
import { FollowUpSection } from './FollowUpSection.tsx'
import { Household } from './Household.tsx'
import { Nearby } from './Nearby.tsx'
import { OpenInMap } from './OpenInMap.tsx'
import classes from './page.module.css'
import { ReadNote } from './ReadNote.tsx'
import { useWalk } from './useWalk.ts'
import { WalkBar } from './WalkBar.tsx'

/** What the map of a record shows: its point, those near it, and how far around (miles). */
export interface PlaceMarks {
  at: Point
  label: string
  near: readonly { id: string; at: Point; label: string }[]
  miles?: number | undefined
}

interface Props {
  kind: Kind
  id: string
  /** Draws a small map. */
  map: (marks: PlaceMarks) => ReactNode
  addToList: AddToList
  corrections: Corrections
}

const NEAREST = 5
const NOT_FOUND = 404
const BAD_REQUEST = 400

/** One record at its own address: every field, who belongs to it, and what is near. */
export function RecordPage({ kind, id, map, addToList, corrections }: Props) {
  const query = useQuery(wholeRecordQuery(kind, id))
  const { data: loaded, error } = query
  const record = loaded?.record
  const navigate = useNavigate()
  const show = useCallback(
    (other: string, row: number) =>
      void navigate({
        to: pageOf[kind],
        params: { id: other },
        search: (old) => ({ ...old, row }),
        replace: true,
      }),
    [navigate, kind],
  )
  const walk = useWalk(kind, id, show)
  const name = record && nameOf(kind, record)
  const isMissing = statusOf(error) === NOT_FOUND || statusOf(error) === BAD_REQUEST
  useTitle(isMissing ? messages.missingTitle(kind) : (name ?? messages.kindAndId(kind, id)))
  return (
    <main className={`${kit.scroll} ${kit.high} ${kit.paper} ${classes.page}`}>
      <Stack className={`${kit.surface} ${kit.below} ${classes.top}`}>
        <WalkBar walk={walk} name={name} />
        {isMissing ? null : error ? (
          <>
            <h1 className={`${kit.pageTitle} ${kit.breaks}`}>{messages.record(id)}</h1>
            <ProblemNote problem={error} retry={() => query.refetch()} />
          </>
        ) : (
          <Head kind={kind} record={record} addToList={addToList} />
        )}
      </Stack>
      {isMissing && (
        <div className={`${classes.body} ${classes.alone}`}>{corrections(kind, id, undefined, 2)}</div>
      )}
      {isMissing && <Unknown kind={kind} id={id} />}
      {loaded && !isMissing ? (
        <Body key={id} kind={kind} loaded={loaded} query={query} map={map} corrections={corrections} />
      ) : (
        !error && <Waiting />
      )}
    </main>
  )
}

const statusOf = (error: (Error & { status?: number }) | null) => error?.status

function useTitle(title: string) {
  useEffect(() => {
    document.title = messages.documentTitle(title)
  }, [title])
}

interface HeadProps extends Pick<Props, 'kind' | 'addToList'> {
  record: AnyRecord | undefined
}

function Head({ kind, record, addToList }: HeadProps) {
  const Sign = kind === 'people' ? IconUser : IconBuilding
  return (
    <Inline as="header" wrap gap={12}>
      <span className={`${kit.center} ${kit.fixed} ${kit.accentTone} ${classes.emblem}`}>
        <Sign size={24} stroke={1.5} aria-hidden />
      </span>
      <div className={classes.titles}>
        <Inline as="h1" wrap className={`${kit.pageTitle} ${kit.breaks}`}>
          {record ? <bdi>{nameOf(kind, record) ?? messages.record(record.Id)}</bdi> : messages.loading}
          {record &&
            tagsOf(record).map((tag) => (
              <Tag key={tag} tone="accent">
                {tag}
              </Tag>
            ))}
        </Inline>
        {record && (
          <p className={`${kit.muted} ${kit.breaks}`}>
            <bdi>{summaryOf(record).join(' · ')}</bdi>
          </p>
        )}
      </div>
      {record && (
        <div className={`${kit.actions} ${kit.screenOnly}`}>
          <RecordActions kind={kind} record={record} addToList={addToList} />
          <PageActions kind={kind} record={record} />
        </div>
      )}
    </Inline>
  )
}

function Unknown({ kind, id }: { kind: Kind; id: string }) {
  return (
    <Empty Icon={IconFileUnknown} level={1} title={messages.missing.title(kind)}>
      <p>
        {messages.missing.beforeId}
        <code>{id}</code>
        {messages.missing.afterId}
      </p>
      <Button renderRoot={(props) => <Link to="/" search={besideResult} {...props} />}>
        {messages.missing.toSearch}
      </Button>
    </Empty>
  )
}

function Waiting() {
  return (
    <div className={`${kit.stackNarrow} ${classes.body}`} aria-busy>
      <Grid columns={2} className={classes.cards}>
        {[180, 180, 120, 120].map((height, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their order
          <Skeleton key={i} height={height} radius={10} />
        ))}
      </Grid>
      <Skeleton height={204} radius={10} />
    </div>
  )
}

interface BodyProps extends Pick<Props, 'kind' | 'map' | 'corrections'> {
  loaded: WholeRecord
  query: UseQueryResult<WholeRecord>
}

function Body({ kind, loaded, query, map, corrections }: BodyProps) {
  const { record } = loaded
  const [radius, setRadius] = useState<Radius>(5)
  const criteria = kind === 'companies' ? nearCriteria(record, radius) : undefined
  const { data, error } = useQuery({
    ...someQuery('companies', criteria ?? {}, nearFields, NEAREST),
    enabled: criteria !== undefined,
  })
  const { Location } = record
  const near = Location && data && withMiles(Location, data)
  const label = nameOf(kind, record) ?? messages.record(record.Id)
  const marks = (near ?? []).map(({ record: other, at }) => ({
    id: other.Id,
    at,
    label: other.CompanyName ?? other.Id,
  }))
  return (
    <div className={`${kit.stackNarrow} ${classes.body}`}>
      <Grid columns={2} className={classes.cards}>
        {recordGroups[kind]
          .filter(({ fields }) => fields.some((field) => record[field] !== undefined))
          .map((group) => (
            <FieldCard key={group.title} kind={kind} group={group} record={record} />
          ))}
        <ReadNote kind={kind} loaded={loaded} query={query} />
      </Grid>
      <Stack gap={12}>
        <div className={kit.screenOnly}>{corrections(kind, record.Id, record, 2)}</div>
        <div className={kit.screenOnly}>
          <FollowUpSection kind={kind} id={record.Id} level={2} />
        </div>
        {Location && (
          <div className={`${kit.card} ${kit.clip} ${classes.map} ${kit.screenOnly}`}>
            {map({ at: Location, label, near: marks, miles: criteria && radius })}
            <OpenInMap record={record} at={Location} />
          </div>
        )}
        {kind === 'companies' && <Family record={record} />}
        {criteria && (
          <Nearby criteria={criteria} radius={radius} onRadius={setRadius} near={near} problem={error} />
        )}
        {kind === 'people' && <Household record={record} />}
      </Stack>
    </div>
  )
}
