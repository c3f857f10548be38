import { Box } from '@mantine/core'
import type { Criterion } from '#contract/criteria.ts'
import { withAreas } from '#criteria/areas/add-areas.ts'
import { type CriterionGroup, fieldOf, fieldsIn } from '#criteria/fields.ts'
import { useKind, useView } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { CriterionControl } from './controls/CriterionControl.tsx'
import { PlaceControl } from './controls/PlaceControl.tsx'
import { useScope } from './scope.ts'

interface Props {
  group: CriterionGroup
  errors: ReadonlyMap<Criterion, string>
}

/** The controls of a group, a loop over the fields table; places share the one control at the top. */
export function GroupForm({ group, errors }: Props) {
  const kind = useKind()
  const { criteria, edit } = useScope()
  const { names } = useView()
  const own = fieldsIn(kind, group).filter(
    (key) => !['place', 'nested'].includes(fieldOf(kind, key).control.type),
  )
  return (
    <Box className={kit.scroll} mah="min(560px, 80vh)" p={2}>
      <Stack gap={12}>
        {group === 'Where' && (
          <PlaceControl
            onAdd={(areas) => {
              const next = withAreas(criteria, names, areas, false)
              edit(next.criteria, undefined, next.names)
            }}
          />
        )}
        {own.map((key) => (
          <CriterionControl
            key={`${key} ${JSON.stringify(criteria[key])}`}
            name={key}
            criteria={criteria}
            onChange={edit}
            error={errors.get(key)}
          />
        ))}
      </Stack>
    </Box>
  )
}
