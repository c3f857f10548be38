import type { Chip } from '../../criteria/describe.ts'
import { removeCriterion } from '../../criteria/edit.ts'
import { useCriteria, useEditCriteria } from '../../state/search.ts'
import { CriterionControl } from './controls/CriterionControl.tsx'
import { Row } from './Row.tsx'

/** The row of a chosen criterion that is neither a place nor an industry. */
export function ChipRow({ chip, fault }: { chip: Chip; fault: string | undefined }) {
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const editor = () => <CriterionControl name={chip.key} criteria={criteria} onChange={edit} fault={fault} />
  return (
    <Row
      name={`${chip.label} ${chip.words}`}
      fault={fault}
      editor={editor}
      onRemove={() => edit(removeCriterion(criteria, chip.key))}
    >
      {chip.label} <strong>{chip.words}</strong>
    </Row>
  )
}
