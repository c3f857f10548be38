import { Button } from '@mantine/core'
import { IconMailbox } from '@tabler/icons-react'
import { useState } from 'react'
import { zipCodesText } from '#criteria/filter-text.ts'
import { filterId, type SearchFilter, withFilterRemoved, zipCodeFilters } from '#criteria/filters.ts'
import { placesOf } from '#criteria/places.ts'
import { useAllCriteria, useEditCriteria } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { panelMessages as messages } from '../messages/panel.ts'
import { PlaceRow } from './PlaceRow.tsx'
import { RowFrame } from './RowFrame.tsx'
import { useFilterActions } from './useFilterActions.ts'

/** A list of a thousand places is first shown by its beginning. */
const MAX_PLACES = 40

interface Props {
  filters: readonly SearchFilter[]
  costs: (id: string) => number | undefined
}

/** A row for each place, and one for many ZIP codes. */
export function PlaceRows({ filters, costs }: Props) {
  const { criteria, muted } = useAllCriteria()
  const [active, inactive] = [placesOf(criteria), placesOf(muted)]
  const [all, setAll] = useState(false)
  const shown = all ? filters : filters.slice(0, MAX_PLACES)
  return (
    <>
      {shown.map((filter) =>
        filter.zipCodes ? (
          <ZipCodesRow key={`${filter.excluded} ${filter.muted}`} filter={filter} costs={costs} />
        ) : (
          <PlaceRow
            key={filterId(filter)}
            filter={filter}
            places={filter.muted ? inactive : active}
            index={filter.index ?? 0}
            cost={costs(filterId(filter))}
          />
        ),
      )}
      {shown.length < filters.length && (
        <li>
          <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
            {messages.showAllPlaces(filters.length)}
          </Button>
        </li>
      )}
    </>
  )
}

interface ZipCodesProps {
  filter: SearchFilter
  costs: (id: string) => number | undefined
}

/** Many ZIP codes of one sign in one row, which opens a list of them. */
function ZipCodesRow({ filter, costs }: ZipCodesProps) {
  const all = useAllCriteria()
  const edit = useEditCriteria()
  const name = zipCodesText(filter.zipCodes?.length ?? 0)
  const actions = useFilterActions(filter, name)
  const remove = () => {
    const next = withFilterRemoved(all, filter)
    edit(next.criteria, next.muted)
  }
  return (
    <RowFrame
      name={name}
      Icon={IconMailbox}
      excluded={filter.excluded}
      muted={filter.muted}
      cost={costs(filterId(filter))}
      costId={filterId(filter)}
      editor={() => <ZipCodes filter={filter} costs={costs} />}
      actions={actions}
      onRemove={remove}
    >
      {name}
    </RowFrame>
  )
}

const ZipCodes = ({ filter, costs }: ZipCodesProps) => (
  <Stack as="ul" gap={4} className={kit.scroll} style={{ maxHeight: 360 }}>
    <PlaceRows filters={zipCodeFilters(filter)} costs={costs} />
  </Stack>
)
