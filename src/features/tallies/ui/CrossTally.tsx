import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { gatheredTallyQuery } from '#api/queries.ts'
import { criteriaText } from '#criteria/criteria-text.ts'
import { hasOwnOrder, NOT_KNOWN, type TallyField, tallyLabel, tallyText } from '#criteria/tallies.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCriteria, useView } from '#session/search.ts'
import { useMultiple } from '#session/service.ts'
import { type Order, useTallyLayout } from '#session/tally-layout.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { crossMessages as messages } from '../messages.ts'
import { type Axis, crossCounts, UNKNOWN } from '../model/cross.ts'
import { drawCross } from '../model/picture/draw-cross.ts'
import { CrossBar } from './CrossBar.tsx'
import { CrossTable } from './CrossTable.tsx'
import { SaveMenu } from './SaveMenu.tsx'
import { crossLines, saveLines, tallyFileName, useSource } from './save-tally.ts'

const max = { rows: 60, columns: 20 }

/** The order of an axis: the selected one where its field has it. */
const orderOf = (field: TallyField, selected: Order | undefined): Order =>
  selected && (selected !== 'own' || hasOwnOrder(field)) ? selected : hasOwnOrder(field) ? 'own' : 'total'

/** Records by two fields at once, as a heat table with totals. */
export function CrossTally() {
  const { kind, rows, columns } = useView()
  const criteria = useCriteria()
  const industry = useIndustryName()
  const multiple = useMultiple()
  const query = useQuery({
    ...gatheredTallyQuery(kind, criteria, [rows, columns], multiple),
    enabled: rows !== columns,
  })
  const { axes, cross } = useCross(query.data)
  const cells = useTallyLayout((state) => state.cross.cells)
  const source = useSource()
  const fields = [rows, columns] as const
  const search = criteriaText(kind, criteria, industry)
  const title = messages.by(tallyLabel(kind, rows), tallyLabel(kind, columns).toLowerCase())
  const caption = { title, search, counted: search }
  const label = (field: TallyField, value: string) => axes[field === rows ? 'row' : 'column'].label(value)
  return (
    <div className={`${kit.column} ${kit.rest}`} id="cross" role="tabpanel" aria-label={messages.title}>
      <CrossBar orders={{ rows: axes.row.order, columns: axes.column.order }}>
        {query.isFetching && <Loader role="img" size="xs" aria-label={messages.counting} />}
        <SaveMenu
          name={messages.name}
          disabled={!cross || cross.total === 0 || rows === columns}
          onCsv={() => saveLines(caption, crossLines(query.data ?? [], fields, label, caption))}
          picture={{
            file: tallyFileName(caption, 'png'),
            draw: (measure) =>
              drawCross(
                { ...caption, source: source() },
                {
                  cross: cross ?? crossCounts([], axes.row, axes.column),
                  axes,
                  cells,
                  corner: tallyLabel(kind, rows),
                },
                measure,
              ),
          }}
        />
      </CrossBar>
      {rows === columns && <p className={`${kit.second} ${kit.padded}`}>{messages.sameField}</p>}
      {query.error && <ProblemNote problem={query.error} retry={() => query.refetch()} />}
      {rows !== columns && cross && !query.error && (
        <div className={`${kit.column} ${kit.rest}`} data-stale={query.isPlaceholderData}>
          {cross.total === 0 ? (
            <p className={`${kit.second} ${kit.padded}`}>{messages.noRecord(kind)}</p>
          ) : (
            <CrossTable cross={cross} axes={axes} />
          )}
        </div>
      )}
    </div>
  )
}

/** The cross tally of an answer in the selected orders, with the labels of both fields. */
function useCross(items: Parameters<typeof crossCounts>[0] | undefined) {
  const { kind, rows, columns } = useView()
  const industry = useIndustryName()
  const orders = useTallyLayout((state) => state.cross)
  const axes = useMemo(() => {
    const axis = (field: TallyField, selected: Order | undefined, limit: number): Axis => ({
      field,
      order: orderOf(field, selected),
      max: limit,
      label: (value) => (value === UNKNOWN ? NOT_KNOWN : tallyText(kind, field, value, industry)),
    })
    return { row: axis(rows, orders.rows, max.rows), column: axis(columns, orders.columns, max.columns) }
  }, [kind, rows, columns, industry, orders])
  const cross = useMemo(() => items && crossCounts(items, axes.row, axes.column), [items, axes])
  return { axes, cross }
}
