import { SegmentedControl } from '@mantine/core'
import { useEditView, useView } from '../../../state/search.ts'
import classes from './controls.module.css'

const views = [
  { value: 'density', label: 'Density' },
  { value: 'points', label: 'Points' },
  { value: 'state', label: 'By state' },
  { value: 'county', label: 'By county' },
] as const

/** How the map shows the results. */
export function ViewSwitch() {
  const { map } = useView()
  const editView = useEditView()
  return (
    <SegmentedControl
      className={classes.views}
      classNames={{ indicator: classes.viewOn, label: classes.view, control: classes.viewBox }}
      size="xs"
      radius="md"
      withItemsBorders={false}
      aria-label="Show the results as"
      data={views.map(({ value, label }) => ({ value, label }))}
      value={map}
      onChange={(value) => editView({ map: value as (typeof views)[number]['value'] })}
    />
  )
}
