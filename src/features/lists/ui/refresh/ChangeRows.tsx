import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { refreshMessages as messages } from '#features/lists/messages/refresh.ts'
import { placeLine, recordTitle } from '#features/lists/model/records/summary.ts'
import { changedFields } from '#features/lists/model/refresh/differences.ts'
import type { Members } from '#lists/list.ts'
import { fieldText } from '#records/field-text.ts'
import { fieldLabels, type RecordField } from '#records/record.ts'
import { NONE } from '#shared/text/format.ts'
import type { CachedRecord } from '#storage/database.ts'
import { cachedRecords } from '#storage/record-cache.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Table } from '#ui/Table.tsx'
import { LoadOffer } from '../load/LoadOffer.tsx'
import { useTask } from '../load/useTask.ts'
import { type ChangeType, changeTypeText, changeTypeTones } from './ChangeCounts.tsx'
import classes from './refresh.module.css'

const ROWS = 100

interface ChangedRecord {
  id: string
  changeType: ChangeType
}

interface Props {
  kind: Kind
  rows: readonly ChangedRecord[]
  before: Members
  after: Members
}

/** Records that are new, removed or changed, with the changed fields where both versions are loaded. */
export function ChangeRows({ kind, rows, before, after }: Props) {
  const [many, setMany] = useState(ROWS)
  const work = useTask()
  const shown = useMemo(() => rows.slice(0, many), [rows, many])
  const ids = shown.map(({ id }) => id)
  const versions = useMemo(() => {
    const wanted = new Set(shown.map(({ id }) => id))
    return { before: versionsOf(before, wanted), after: versionsOf(after, wanted) }
  }, [shown, before, after])
  const { data: cached = [] } = useQuery({
    queryKey: ['records', 'changes', kind, ids],
    queryFn: () => cachedRecords(kind, ids),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (old) => old,
    structuralSharing: false,
  })
  const byId = new Map(cached.flatMap((it) => (it ? [[it.record.Id, it] as const] : [])))
  const stale = shown.filter(
    ({ id, changeType }) => changeType === 'changed' && byId.get(id)?.record.ETag === versions.before.get(id),
  )
  const fields = [...new Set(stale.flatMap(({ id }) => byId.get(id)?.fields ?? []))] as RecordField[]
  if (rows.length === 0) return <p className={kit.muted}>{messages.noMatches}</p>
  return (
    <Panel aria-label={messages.recordsThatChanged}>
      <Stack gap={12}>
        <LoadOffer
          kind={kind}
          ids={stale.map(({ id }) => id)}
          fields={fields.filter((field) => field !== 'ETag' && field !== 'Id' && field !== 'Links')}
          scope={messages.newVersion}
          reason={messages.refreshToSeeFields}
          work={work}
        />
        <div className={kit.scrollX}>
          <Table
            className={classes.table}
            head={[
              kind === 'people' ? messages.person : messages.company,
              messages.change,
              messages.changedFields,
            ]}
          >
            {shown.map(({ id, changeType }) => (
              <ChangeRow
                key={id}
                kind={kind}
                id={id}
                changeType={changeType}
                cached={byId.get(id)}
                before={versions.before.get(id)}
                after={versions.after.get(id)}
              />
            ))}
          </Table>
        </div>
        {rows.length > many && (
          <Inline className={kit.second}>
            {messages.shownCount(many, rows.length)}
            <Button variant="default" size="compact-sm" onClick={() => setMany(many + ROWS)}>
              {messages.showMore(Math.min(ROWS, rows.length - many))}
            </Button>
          </Inline>
        )}
      </Stack>
    </Panel>
  )
}

/** The versions of some members: a map of all 200,000 would block the page. */
function versionsOf({ ids, etags }: Members, wanted: ReadonlySet<string>): ReadonlyMap<string, string> {
  const versions = new Map<string, string>()
  for (const [i, id] of ids.entries()) if (wanted.has(id)) versions.set(id, etags[i] ?? '')
  return versions
}

interface VersionProps {
  cached: CachedRecord | undefined
  /** The versions of the record in the list, then and now. */
  before: string | undefined
  after: string | undefined
}

/** One record: how it changed, and its changed fields. */
function ChangeRow({ kind, id, changeType, ...versions }: VersionProps & ChangedRecord & { kind: Kind }) {
  const record = versions.cached?.record
  return (
    <tr>
      <th scope="row">
        <bdi>{recordTitle(kind, id, record)}</bdi>
        {record && <bdi className={`${kit.meta} ${kit.regular} ${kit.block}`}>{placeLine(record)}</bdi>}
      </th>
      <td>
        <span className={`${kit.tag} ${changeTypeTones[changeType]}`}>{changeTypeText[changeType]}</span>
      </td>
      <td>{changeType === 'changed' ? <ChangedValues {...versions} /> : NONE}</td>
    </tr>
  )
}

/** The changed fields with both values, or why they are not known. */
function ChangedValues({ cached, before, after }: VersionProps) {
  if (cached?.record.ETag === after && cached?.before?.record.ETag === before && cached?.before) {
    const { before: old } = cached
    const fields = changedFields(old, cached)
    if (fields.length === 0) return <Unknown>{messages.otherFields}</Unknown>
    return (
      <dl className={`${kit.facts} ${kit.grid} ${classes.fields}`}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{fieldLabels[field]}</dt>
            <dd>
              <del className={kit.muted}>
                <span className="visually-hidden">{messages.was}</span>
                <bdi>{fieldText(old.record, field) ?? NONE}</bdi>
              </del>{' '}
              <ins>
                <span className="visually-hidden">{messages.is}</span>
                <bdi>{fieldText(cached.record, field) ?? NONE}</bdi>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  if (cached?.record.ETag === before) return <Unknown>{messages.refreshToSee}</Unknown>
  return <Unknown>{messages.notLoadedBefore}</Unknown>
}

const Unknown = ({ children }: { children: string }) => <span className={kit.muted}>{children}</span>
