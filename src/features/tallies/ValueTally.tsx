import { useQuery } from '@tanstack/react-query'
import type { Criterion } from '#contract/criteria'
import { employeeBands, salesBands } from '#contract/ranges'
import type { TallyItem, TallyName } from '#contract/tally'
import { tallyQuery } from '../../api/queries.ts'
import { setCriterion, toggleValue, valuesOf } from '../../criteria/edit.ts'
import { fields } from '../../criteria/fields.ts'
import { criterionValue, leavingOut, tallyLabels, tallyValue, tallyWords } from '../../criteria/tallies.ts'
import { useCriteria, useEditCriteria } from '../../state/search.ts'
import { BarList } from '../../ui/BarList.tsx'
import { saveTally } from './save-tally.ts'
import { TallyCard } from './TallyCard.tsx'

interface Props {
  field: TallyName
  /** The criterion that a bar switches. */
  criterion: Criterion
  /** The criterion's value for a tallied one, where they differ. */
  spell?: (value: string) => string
  /** What a person reads for a tallied value, where the value itself will not do. */
  words?: (value: string) => string
}

const order = new Map([...employeeBands, ...salesBands].map((band) => [band.label, band.low]))

/** Size bands stand in their own order, everything else with the largest first. */
function inOrder(items: readonly TallyItem[], field: TallyName): TallyItem[] {
  if (!field.endsWith('range')) return [...items]
  return items.toSorted(
    (a, b) => (order.get(tallyValue(a, field) ?? '') ?? -1) - (order.get(tallyValue(b, field) ?? '') ?? -1),
  )
}

/** Companies by the values of one field; each bar switches the value of its criterion. */
export function ValueTally({
  field,
  criterion,
  spell = (value) => criterionValue(field, value),
  words = (value) => tallyWords(field, value, String),
}: Props) {
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const query = useQuery(tallyQuery(leavingOut(criteria, [criterion]), [field]))
  const chosen = valuesOf(criteria, criterion)
  const several = fields[criterion].control.type === 'several'
  const switched = (value: string) =>
    several
      ? toggleValue(criteria, criterion, value)
      : setCriterion(criteria, criterion, (chosen.includes(value) ? undefined : read(value)) as never)
  return (
    <TallyCard
      title={tallyLabels[field]}
      query={query}
      onDownload={() => saveTally(query.data ?? [], [field], String)}
    >
      {(items) => (
        <BarList
          first={12}
          total={items.reduce((sum, item) => sum + item.Count, 0)}
          bars={inOrder(items, field).map((item) => {
            const value = tallyValue(item, field)
            const wire = value === undefined ? undefined : spell(value)
            return {
              key: value ?? '',
              label: value === undefined ? 'Not known' : words(value),
              count: item.Count,
              chosen: wire !== undefined && chosen.includes(wire),
              toggle: wire === undefined ? undefined : () => edit(switched(wire)),
            }
          })}
        />
      )}
    </TallyCard>
  )
}

const read = (value: string) => (value === 'true' ? true : value === 'false' ? false : value)
