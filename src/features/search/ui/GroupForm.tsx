import { Box } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Criterion } from '#contract/criteria.ts'
import { withAreas } from '#criteria/areas/add-areas.ts'
import { type CriterionGroup, fieldOf, fieldsIn } from '#criteria/fields.ts'
import { useKind, useView } from '#session/search.ts'
import { useIsOffered } from '#session/service.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { CriterionControl } from './controls/CriterionControl.tsx'
import { PlaceControl } from './controls/PlaceControl.tsx'
import { useScope } from './scope.ts'

interface Props {
  group: CriterionGroup
  errors: ReadonlyMap<Criterion, string>
  /** The criterion whose control takes the focus. */
  focus?: Criterion | undefined
}

/** The controls of a group, a loop over the fields table; places share the one control at the top. */
export function GroupForm({ group, errors, focus }: Props) {
  const kind = useKind()
  const { criteria, edit } = useScope()
  const { names } = useView()
  const isOffered = useIsOffered(kind)
  const own = fieldsIn(kind, group).filter(
    (key) =>
      !['place', 'nested'].includes(fieldOf(kind, key).control.type) &&
      (isOffered(key) || criteria[key] !== undefined),
  )
  return (
    <Box className={kit.scroll} mah="min(560px, 80vh)" p={2}>
      <Stack gap={12}>
        {group === 'Where' && (
          <Focusable on={focus !== undefined && fieldOf(kind, focus).control.type === 'place'}>
            <PlaceControl
              onAdd={(areas) => {
                const next = withAreas(criteria, names, areas, false)
                edit(next.criteria, undefined, next.names)
              }}
            />
          </Focusable>
        )}
        {own.map((key) => (
          <Focusable key={key} on={key === focus}>
            <CriterionControl
              key={JSON.stringify(criteria[key])}
              name={key}
              criteria={criteria}
              onChange={edit}
              error={errors.get(key)}
            />
          </Focusable>
        ))}
      </Stack>
    </Box>
  )
}

/** Where it is on, its first input is what the form gives the focus to when it opens. */
function Focusable({ on, children }: { on: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = on ? ref.current?.querySelector('input') : undefined
    input?.setAttribute('data-autofocus', '')
    input?.scrollIntoView({ block: 'nearest' })
  }, [on])
  return <div ref={ref}>{children}</div>
}
