import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Kind } from '#contract/kind.ts'
import { compareMessages as messages } from '#features/lists/messages/compare.ts'
import { isInList, letterOf } from '#features/lists/model/compare/conditions.ts'
import { recordTitle, summaryFields } from '#features/lists/model/records/summary.ts'
import type { Overlap } from '#lists/sets.ts'
import { useIndustryName } from '#reference/industries.ts'
import { NONE } from '#shared/text/format.ts'
import { cachedRecords, coversFields } from '#storage/record-cache.ts'
import { classNames } from '#ui/class-names.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Table } from '#ui/Table.tsx'
import { LoadOffer } from '../load/LoadOffer.tsx'
import { useTask } from '../load/useTask.ts'
import classes from './compare.module.css'
import mark from './mark.module.css'

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
  const industry = useIndustryName()
  const { data: cached = [] } = useQuery({
    queryKey: ['records', 'some', kind, ids],
    queryFn: () => cachedRecords(kind, ids),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (old) => old,
  })
  const byId = new Map(cached.flatMap((it) => (it ? [[it.record.Id, it] as const] : [])))
  const withIndustry = cached.some((it) => it?.record.PrimarySic)
  const missing = ids.filter((id) => !coversFields(byId.get(id), summaryFields[kind]))
  return (
    <Panel
      aria-label={messages.firstRows(title)}
      head={<SectionTitle note={messages.comparedHint(by)}>{messages.firstRows(title)}</SectionTitle>}
    >
      {rows.length === 0 ? (
        <p className={kit.muted}>{messages.nothingSelected}</p>
      ) : (
        <Stack gap={12}>
          <LoadOffer kind={kind} ids={missing} fields={[]} reason={messages.idsShown} work={work} />
          <div className={kit.scrollX}>
            <Table className={kit.noWrap} head={headOf(kind, withIndustry)}>
              {rows.map(({ id, mask }) => {
                const record = byId.get(id)?.record
                return (
                  <tr key={id}>
                    <th scope="row" className={classNames(kit.truncate, classes.name, !record && kit.muted)}>
                      <bdi>{recordTitle(kind, id, record)}</bdi>
                    </th>
                    <td>
                      <bdi>{record?.City ?? NONE}</bdi>
                    </td>
                    <td>{record?.PostalCode ?? NONE}</td>
                    {withIndustry && (
                      <td>
                        <bdi>{record?.PrimarySic ? industry(record.PrimarySic) : NONE}</bdi>
                      </td>
                    )}
                    <td>
                      <ListLetters mask={mask} many={many} />
                    </td>
                  </tr>
                )
              })}
            </Table>
          </div>
        </Stack>
      )}
    </Panel>
  )
}

const headOf = (kind: Kind, withIndustry: boolean) => [
  kind === 'people' ? messages.person : messages.company,
  messages.city,
  messages.zip,
  ...(withIndustry ? [messages.industry] : []),
  messages.inLists,
]

/** The letters of the lists of a record with their colors. */
function ListLetters({ mask, many }: { mask: number; many: number }) {
  const letters = Array.from({ length: many }, (_, i) => i)
    .filter((i) => isInList(mask, i))
    .map(letterOf)
  return (
    <span className={`${kit.inline} ${kit.gap4} ${kit.muted}`}>
      {letters.map((letter) => (
        <span key={letter} className={`${kit.dot} ${mark.dot}`} data-list={letter} />
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
