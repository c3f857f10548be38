import type { Criteria, Criterion } from '#contract/criteria'
import { toggleValue, valuesOf } from '../../criteria/edit.ts'
import { useIndustryName } from '../../state/industries.ts'
import { useEditCriteria } from '../../state/search.ts'
import { Row } from './Row.tsx'

/** A row for each chosen industry code, with its description. */
export function IndustryRows({ name, criteria }: { name: Criterion; criteria: Criteria }) {
  const edit = useEditCriteria()
  const describe = useIndustryName()
  return valuesOf(criteria, name).map((code) => (
    <Row
      key={code}
      name={`${code} ${describe(code)}`}
      detail={name === 'Sic' ? 'any code' : undefined}
      onRemove={() => edit(toggleValue(criteria, name, code))}
    >
      <code>{code}</code> {describe(code)}
    </Row>
  ))
}
