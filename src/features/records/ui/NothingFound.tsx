import { Button } from '@mantine/core'
import { IconZoomQuestion } from '@tabler/icons-react'
import type { Kind } from '#contract/kind.ts'
import { chipsOf, placeLabel, placeNumber } from '#criteria/describe.ts'
import { groupId, groupOf } from '#criteria/filter-costs.ts'
import { filterText } from '#criteria/filter-text.ts'
import {
  type AllCriteria,
  filterId,
  filtersOf,
  type SearchFilter,
  withFilterRemoved,
} from '#criteria/filters.ts'
import { counted } from '#criteria/kinds.ts'
import { knownIn } from '#criteria/known-in.ts'
import { placesOf } from '#criteria/places.ts'
import { requestTypeOf } from '#criteria/request-type.ts'
import { recordTableMessages } from '#features/records/messages.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCosts } from '#session/costs.ts'
import { usePicker } from '#session/picker.ts'
import { useCriteria, useEditCriteria, useKind, useLinkNow } from '#session/search.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'

const messages = recordTableMessages.noMatches

/** Nothing was found: the filters that can be removed, each with what the search finds without it, the most first. */
export function NothingFound() {
  const kind = useKind()
  const criteria = useCriteria()
  const link = useLinkNow()
  const edit = useEditCriteria()
  const costs = useCosts()
  const industry = useIndustryName()
  const known = knownIn(criteria)
  const removals = removalsOf(kind, criteria, industry).map((removal) => {
    const cost = costs(removal.id)
    return { ...removal, without: cost === undefined ? undefined : Math.abs(cost) }
  })
  return (
    <Empty Icon={IconZoomQuestion} title={messages.title}>
      <p>{messages.removeFilter}</p>
      <Inline as="ul" wrap gap={6} justify="center">
        {removals
          .toSorted((a, b) => (b.without ?? 0) - (a.without ?? 0))
          .map(({ id, label, filters, without }) => (
            <li key={id}>
              <Button
                variant="default"
                rightSection={
                  <span className={without ? kit.saved : kit.muted}>
                    {without !== undefined && counted(kind, without)}
                  </span>
                }
                onClick={() => {
                  const next = filters.reduce<AllCriteria>(withFilterRemoved, link().query)
                  edit(next.criteria, next.muted)
                }}
              >
                {label}
              </Button>
            </li>
          ))}
      </Inline>
      {known && (
        <Button
          variant="subtle"
          mt={8}
          onClick={() =>
            usePicker
              .getState()
              .pickerOpened({ type: 'search' }, { known, line: '', RequestType: requestTypeOf[kind] })
          }
        >
          {messages.match(known.Name ?? '')}
        </Button>
      )}
    </Empty>
  )
}

/** Filters that can be removed together, with the id of what they cost. */
interface Removal {
  id: string
  label: string
  filters: readonly SearchFilter[]
}

/** Each filter of a search, and each group of several. */
function removalsOf(
  kind: Kind,
  criteria: AllCriteria['criteria'],
  industry: (code: string) => string,
): Removal[] {
  const filters = filtersOf(kind, { criteria, muted: {} })
  const places = placesOf(criteria)
  const single = filters.map((filter): Removal => {
    const [chip] = chipsOf(kind, filter.part)
    const own = filter.place
      ? placeLabel(filter.place, placeNumber(places, filter.index ?? 0))
      : chip && !['PrimarySic', 'Sic'].includes(chip.key)
        ? messages.filter(chip.label, chip.text)
        : filterText(kind, { ...filter, excluded: false }, industry)
    return { id: filterId(filter), label: filter.excluded ? messages.excluded(own) : own, filters: [filter] }
  })
  const groups = [...new Set(filters.map((filter) => groupOf(kind, filter)))].map(
    (group): Removal => ({
      id: groupId(group),
      label: messages.allOf(group),
      filters: filters.filter((filter) => groupOf(kind, filter) === group),
    }),
  )
  return [...single, ...groups.filter(({ filters }) => filters.length > 1)]
}
