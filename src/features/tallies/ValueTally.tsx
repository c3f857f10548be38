import { useQuery } from '@tanstack/react-query'
import type { Criteria, Criterion } from '#contract/criteria'
import { tallyQuery } from '../../api/queries.ts'
import { setCriterion, toggleValue, valuesOf } from '../../criteria/edit.ts'
import { fieldOf } from '../../criteria/fields.ts'
import {
  criterionValue,
  inOrder,
  leavingOut,
  type TallyField,
  tallyLabel,
  tallyValue,
  tallyWords,
} from '../../criteria/tallies.ts'
import { useCriteria, useEditCriteria, useKind } from '../../state/search.ts'
import { BarList } from '../../ui/BarList.tsx'
import { saveTally } from './save-tally.ts'
import { TallyCard } from './TallyCard.tsx'

export interface ValueTallyProps {
  field: TallyField
  /** The criterion that a bar switches. */
  criterion: Criterion
  /** The criterion's value for a tallied one, where they differ. */
  spell?: (value: string) => string
  /** What a person reads for a tallied value, where the value itself will not do. */
  words?: (value: string) => string
}

/** Records by the values of one field; each bar switches the value of its criterion. */
export function ValueTally({
  field,
  criterion,
  spell = (value) => criterionValue(field, value),
  words = (value) => tallyWords(field, value, String),
}: ValueTallyProps) {
  const kind = useKind()
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const query = useQuery(tallyQuery(kind, leavingOut(criteria, [criterion]), [field]))
  const chosen = valuesOf(criteria, criterion)
  const several = fieldOf(kind, criterion).control.type === 'several'
  const switched = (value: string): Criteria =>
    several
      ? toggleValue(criteria, criterion, value)
      : setCriterion(criteria, criterion, (chosen.includes(value) ? undefined : read(value)) as never)
  return (
    <TallyCard
      title={tallyLabel(kind, field)}
      query={query}
      onDownload={() => saveTally(query.data ?? [], [field], String)}
    >
      {(items) => (
        <BarList
          first={12}
          total={items.reduce((sum, item) => sum + item.Count, 0)}
          bars={inOrder(items, field, (item) => tallyValue(item, field)).map((item) => {
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
