import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Kind } from '#contract/kind.ts'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import { isInList, letterOf } from '#features/lists/model/compare/conditions.ts'
import { recordTitle, summaryFields } from '#features/lists/model/records/summary.ts'
import type { Overlap } from '#lists/sets.ts'
import { industryOf } from '#records/record.ts'
import { NONE } from '#shared/text/format.ts'
import { cachedRecords, coversFields } from '#storage/record-cache.ts'
import kit from '#ui/kit.module.css'
import { LoadOffer } from '../load/LoadOffer.tsx'
import { useTask } from '../load/useTask.ts'
import classes from './compare.module.css'

const ROWS = 12

interface Props {
  kind: Kind
  overlap: Overlap
  selected: ReadonlySet<number>
  many: number
  title: string
  /** How they were compared. */
  by: string
}

/** The first selected records, as far as they are loaded, and the lists of each. */
export function FirstRows({ kind, overlap, selected, many, title, by }: Props) {
  const rows = useMemo(() => firstOf(overlap, selected), [overlap, selected])
  const ids = rows.map(({ id }) => id)
  const work = useTask()
  const { data: cached = [] } = useQuery({
    queryKey: ['records', 'some', kind, ids],
    queryFn: () => cachedRecords(kind, ids),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (old) => old,
  })
  const byId = new Map(cached.flatMap((it) => (it ? [[it.record.Id, it] as const] : [])))
  const missing = ids.filter((id) => !coversFields(byId.get(id), summaryFields[kind]))
  return (
    <section className={kit.card} aria-label={messages.firstRows(title)}>
      <div className={`${kit.line} ${classes.rowsHead}`}>
        <h2>{messages.firstRows(title)}</h2>
        <span className={kit.second}>{messages.comparedHint(by)}</span>
      </div>
      {rows.length === 0 ? (
        <p className={classes.noRows}>{messages.nothingSelected}</p>
      ) : (
        <>
          {(missing.length > 0 || work.state.step !== 'idle') && (
            <div className={classes.offer}>
              <LoadOffer kind={kind} ids={missing} fields={[]} reason={messages.idsShown} work={work} />
            </div>
          )}
          <div className={kit.scrollX}>
            <table className={`${kit.table} ${classes.table}`}>
              <thead>
                <tr>
                  <th>{kind === 'people' ? messages.person : messages.company}</th>
                  <th>{messages.city}</th>
                  <th>{messages.zip}</th>
                  {kind === 'companies' && <th>{messages.industry}</th>}
                  <th>{messages.inLists}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, mask }) => {
                  const record = byId.get(id)?.record
                  return (
                    <tr key={id}>
                      <th scope="row" className={record ? undefined : kit.muted}>
                        <bdi>{recordTitle(kind, id, record)}</bdi>
                      </th>
                      <td>
                        <bdi>{record?.City ?? NONE}</bdi>
                      </td>
                      <td>{record?.PostalCode ?? NONE}</td>
                      {kind === 'companies' && (
                        <td>
                          <bdi>{(record && industryOf(record)) ?? NONE}</bdi>
                        </td>
                      )}
                      <td>
                        <ListLetters mask={mask} many={many} />
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}

/** The letters of the lists of a record with their colors. */
function ListLetters({ mask, many }: { mask: number; many: number }) {
  const letters = Array.from({ length: many }, (_, i) => i)
    .filter((i) => isInList(mask, i))
    .map(letterOf)
  return (
    <span className={`${kit.inline} ${kit.gap4} ${kit.muted}`}>
      {letters.map((letter) => (
        <span key={letter} className={`${kit.dot} ${classes.dot}`} data-list={letter} />
      ))}
      {letters.length === 1 && many > 1 ? messages.only(letters[0]) : letters.join(', ')}
    </span>
  )
}

/** The first selected records with their parts. */
function firstOf({ ids, masks }: Overlap, selected: ReadonlySet<number>) {
  const rows: { id: string; mask: number }[] = []
  for (let i = 0; i < ids.length && rows.length < ROWS; i++) {
    const mask = masks[i] as number
    if (selected.has(mask)) rows.push({ id: ids[i] as string, mask })
  }
  return rows
}
