import type { Criterion } from '#contract/criteria'
import { fieldOf, fieldsIn, type Group } from '../../criteria/fields.ts'
import { addPlace } from '../../criteria/places.ts'
import { tidy } from '../../criteria/tidy.ts'
import { useKind } from '../../state/search.ts'
import { CriterionControl } from './controls/CriterionControl.tsx'
import { PlaceControl } from './controls/PlaceControl.tsx'
import classes from './GroupForm.module.css'
import { useScope } from './scope.ts'

interface Props {
  group: Group
  faults: ReadonlyMap<Criterion, string>
}

/** The controls of a group, a loop over the fields table; places share the one control at the top. */
export function GroupForm({ group, faults }: Props) {
  const kind = useKind()
  const { criteria, edit } = useScope()
  const own = fieldsIn(kind, group).filter(
    (key) => !['place', 'nested'].includes(fieldOf(kind, key).control.type),
  )
  return (
    <div className={classes.form}>
      {group === 'Where' && (
        <PlaceControl
          onAdd={(places) => edit(tidy(places.reduce((sum, place) => addPlace(sum, place), criteria)))}
        />
      )}
      {own.map((key) => (
        <CriterionControl
          key={`${key} ${JSON.stringify(criteria[key])}`}
          name={key}
          criteria={criteria}
          onChange={edit}
          fault={faults.get(key)}
        />
      ))}
    </div>
  )
}
