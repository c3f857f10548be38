import type { Criteria } from '#contract/criteria.ts'
import { chipsOf } from '#criteria/describe.ts'
import { valuesOf } from '#criteria/edit.ts'
import {
  criterionOf,
  filterId,
  type SearchFilter,
  withFilterAdded,
  withFilterRemoved,
} from '#criteria/filters.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useChosen, useEditCriteria, useKind } from '#session/search.ts'
import { editors } from './load-editors.ts'
import { Row } from './Row.tsx'
import { useFilterActions } from './useFilterActions.ts'

interface Props {
  piece: SearchFilter
  cost: number | undefined
  fault: string | undefined
}

/** Whether the values of the criterion are industry codes. */
const isIndustry = (piece: SearchFilter) => ['PrimarySic', 'Sic'].includes(criterionOf(piece))

/** The row of a chosen criterion, or of one of its values. */
export function FilterRow(props: Props) {
  return isIndustry(props.piece) ? <IndustryRow {...props} /> : <CriterionRow {...props} />
}

/** Puts another part in the place of a piece, or takes the piece away. */
function useReplace(piece: SearchFilter): (part?: Criteria) => void {
  const chosen = useChosen()
  const edit = useEditCriteria()
  return (part) => {
    const others = withFilterRemoved(chosen, piece)
    const next = part ? withFilterAdded(others, { ...piece, part }) : others
    edit(next.criteria, next.muted)
  }
}

function CriterionRow({ piece, cost, fault }: Props) {
  const kind = useKind()
  const chosen = useChosen()
  const edit = useEditCriteria()
  const [chip] = chipsOf(kind, piece.part)
  const name = chip ? `${chip.label} ${chip.text}` : criterionOf(piece)
  const actions = useFilterActions(piece, name)
  const key = criterionOf(piece)
  const replace = useReplace(piece)
  const side = piece.muted ? chosen.muted : chosen.criteria
  const change = (next: Criteria) => {
    if (!piece.excluded) return piece.muted ? edit(chosen.criteria, next) : edit(next)
    replace(next[key] === undefined ? undefined : { [key]: next[key] })
  }
  return (
    <Row
      name={name}
      excluded={piece.excluded}
      muted={piece.muted}
      cost={cost}
      costId={filterId(piece)}
      fault={fault}
      actions={actions}
      onRemove={() => replace()}
      editor={() => {
        const forms = editors()
        return (
          forms && (
            <forms.CriterionControl
              name={key}
              criteria={piece.excluded ? piece.part : side}
              onChange={change}
              fault={fault}
            />
          )
        )
      }}
    >
      {chip?.label} <strong>{chip?.text}</strong>
    </Row>
  )
}

/** One industry code with its description; a click widens or narrows it. */
function IndustryRow({ piece, cost, fault }: Props) {
  const describe = useIndustryName()
  const replace = useReplace(piece)
  const key = criterionOf(piece)
  const [code = ''] = valuesOf(piece.part, key)
  const name = `${code} ${describe(code)}`
  const actions = useFilterActions(piece, name)
  return (
    <Row
      name={name}
      detail={key === 'Sic' ? 'any code' : undefined}
      excluded={piece.excluded}
      muted={piece.muted}
      cost={cost}
      costId={filterId(piece)}
      fault={fault}
      actions={actions}
      onRemove={() => replace()}
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
    </Row>
  )
}
