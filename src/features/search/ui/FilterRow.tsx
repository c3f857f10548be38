import type { Criteria } from '#contract/criteria.ts'
import { chipLead, chipsOf } from '#criteria/describe.ts'
import { valuesOf } from '#criteria/edit.ts'
import {
  criterionOf,
  filterId,
  type SearchFilter,
  withFilterAdded,
  withFilterRemoved,
} from '#criteria/filters.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useAllCriteria, useEditCriteria, useKind } from '#session/search.ts'
import { rowMessages } from '../messages/panel.ts'
import { editors } from './load-editors.ts'
import { RowFrame } from './RowFrame.tsx'
import { useFilterActions } from './useFilterActions.ts'

interface Props {
  filter: SearchFilter
  cost: number | undefined
  error: string | undefined
}

/** Whether the values of the criterion are industry codes. */
const isIndustry = (filter: SearchFilter) => ['PrimarySic', 'Sic'].includes(criterionOf(filter))

/** The row of a criterion, or of one of its values. */
export function FilterRow(props: Props) {
  return isIndustry(props.filter) ? <IndustryRow {...props} /> : <CriterionRow {...props} />
}

/** Replaces the criteria of a filter, or removes the filter. */
function useReplace(filter: SearchFilter): (part?: Criteria) => void {
  const all = useAllCriteria()
  const edit = useEditCriteria()
  return (part) => {
    const others = withFilterRemoved(all, filter)
    const next = part ? withFilterAdded(others, { ...filter, part }) : others
    edit(next.criteria, next.muted)
  }
}

/** What every row of a filter has. */
function useFilterRow({ filter, cost, error }: Props, name: string) {
  const actions = useFilterActions(filter, name)
  const replace = useReplace(filter)
  const { excluded, muted } = filter
  return { name, excluded, muted, cost, costId: filterId(filter), error, actions, onRemove: () => replace() }
}

function CriterionRow(props: Props) {
  const { filter } = props
  const kind = useKind()
  const all = useAllCriteria()
  const edit = useEditCriteria()
  const [chip] = chipsOf(kind, filter.part)
  const key = criterionOf(filter)
  const lead = chip && chipLead(kind, chip)
  const row = useFilterRow(props, chip ? [lead, chip.text].filter(Boolean).join(' ') : key)
  const replace = useReplace(filter)
  const side = filter.muted ? all.muted : all.criteria
  const change = (next: Criteria) => {
    if (!filter.excluded) return filter.muted ? edit(all.criteria, next) : edit(next)
    replace(next[key] === undefined ? undefined : { [key]: next[key] })
  }
  return (
    <RowFrame
      {...row}
      editor={() => {
        const forms = editors()
        return (
          forms && (
            <forms.CriterionControl
              name={key}
              criteria={filter.excluded ? filter.part : side}
              onChange={change}
              error={props.error}
            />
          )
        )
      }}
    >
      {lead} <strong>{chip?.text}</strong>
    </RowFrame>
  )
}

/** One industry code with its description; a click widens or narrows it. */
function IndustryRow(props: Props) {
  const { filter } = props
  const describe = useIndustryName()
  const replace = useReplace(filter)
  const key = criterionOf(filter)
  const [code = ''] = valuesOf(filter.part, key)
  const row = useFilterRow(props, `${code} ${describe(code)}`)
  return (
    <RowFrame
      {...row}
      detail={key === 'Sic' ? rowMessages.anyCode : undefined}
      editor={(close) => {
        const forms = editors()
        return (
          forms && (
            <forms.IndustrySteps
              code={code}
              onPick={(next) => {
                replace(key === 'Sic' ? { Sic: [next] } : { PrimarySic: next })
                close()
              }}
            />
          )
        )
      }}
    >
      <code>{code}</code> {describe(code)}
    </RowFrame>
  )
}
