import { alternativesOf, isNarrowing, withAlternatives } from '#criteria/alternatives.ts'
import { narrowingLabel } from '#criteria/describe.ts'
import { alternativeId, withoutAlternative } from '#criteria/filter-costs.ts'
import { tidy } from '#criteria/tidy.ts'
import { useCriteria, useEditCriteria } from '#session/search.ts'
import { Stack } from '#ui/layout.tsx'
import { alternativeMessages, rowMessages } from '../messages/panel.ts'
import { RowFrame } from './RowFrame.tsx'

/** Places in which a record is as well as in those of the search: "and in Tennessee". */
export function NarrowingPlaces({ costs }: { costs: (id: string) => number | undefined }) {
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const groups = alternativesOf(criteria)
  if (!groups.some(isNarrowing)) return null
  return (
    <Stack as="ul" gap={4} aria-label={alternativeMessages.within}>
      {groups.map((items, g) => {
        const [item] = items
        if (!item || !isNarrowing(items)) return null
        const text = narrowingLabel(item)
        const id = alternativeId(g, 0)
        return (
          <RowFrame
            key={JSON.stringify(item)}
            name={`${rowMessages.andIn} ${text}`}
            lead={rowMessages.andIn}
            cost={costs(id)}
            costId={id}
            onRemove={() => edit(tidy(withAlternatives(criteria, withoutAlternative(groups, g, 0))))}
          >
            {text}
          </RowFrame>
        )
      })}
    </Stack>
  )
}
