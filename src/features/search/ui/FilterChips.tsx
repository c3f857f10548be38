import { UnstyledButton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useMemo } from 'react'
import { combinedCount } from '#criteria/alternatives.ts'
import { areaName } from '#criteria/areas/area-names.ts'
import { narrowingLabels, placeDetail } from '#criteria/describe.ts'
import { filterText } from '#criteria/filter-text.ts'
import { filterId, filtersOf, type SearchFilter } from '#criteria/filters.ts'
import { placesOf } from '#criteria/places.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCosts } from '#session/costs.ts'
import { useAllCriteria, useKind, useView } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { change } from '#shared/text/format.ts'
import { classNames } from '#ui/class-names.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { chipMessages as messages, rowMessages } from '../messages/panel.ts'
import classes from './FilterChips.module.css'
import { useSearchTitle } from './useSearchTitle.ts'

/** The filters in one line that scrolls, for a screen without room for their rows; each opens all of them. */
export function FilterChips({ onOpen }: { onOpen: () => void }) {
  const kind = useKind()
  const all = useAllCriteria()
  const filters = useMemo(() => filtersOf(kind, all), [kind, all])
  const costs = useCosts()
  const textOf = useFilterName()
  const number = filters.length + combinedCount(all.criteria)
  useSearchTitle()
  return (
    <Inline
      className={`${kit.fixed} ${kit.scrollX} ${classes.chips}`}
      role="group"
      aria-label={messages.title}
    >
      <UnstyledButton
        className={`${kit.inline} ${kit.gap6} ${kit.fixed} ${kit.strong} ${kit.accentTone} ${classes.chip}`}
        onClick={onOpen}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden />
        {messages.open(number)}
      </UnstyledButton>
      {filters.map((filter) => {
        const cost = costs(filterId(filter))
        const { excluded, muted } = filter
        return (
          <UnstyledButton
            key={filterId(filter)}
            className={classNames(
              kit.inline,
              kit.gap6,
              kit.fixed,
              kit.surface,
              kit.cell,
              classes.chip,
              excluded && classes.excluded,
              muted && kit.muted,
            )}
            onClick={onOpen}
          >
            <span className="visually-hidden">{messages.filter}</span>{' '}
            {excluded && <span className={`${kit.tag} ${classes.not}`}>{rowMessages.not}</span>}{' '}
            <span className={`${kit.truncate} ${classes.text}`}>{textOf(filter)}</span>{' '}
            {muted && <span className={kit.meta}>{rowMessages.muted}</span>}
            {cost !== undefined && (
              <span className={excluded ? `${kit.danger} ${kit.small}` : kit.second}>{change(cost)}</span>
            )}
          </UnstyledButton>
        )
      })}
      {narrowingLabels(all.criteria).map((text) => (
        <UnstyledButton
          key={text}
          className={classNames(kit.inline, kit.gap6, kit.fixed, kit.surface, kit.cell, classes.chip)}
          onClick={onOpen}
        >
          <span className="visually-hidden">{messages.filter}</span>{' '}
          <span className={`${kit.truncate} ${classes.text}`}>{`${rowMessages.andIn} ${text}`}</span>
        </UnstyledButton>
      ))}
    </Inline>
  )
}

/** What a filter is called: an area by its own name, anything else by its values. */
function useFilterName(): (filter: SearchFilter) => string {
  const kind = useKind()
  const { criteria, muted } = useAllCriteria()
  const { names } = useView()
  const units = useSettings((settings) => settings.units)
  const industry = useIndustryName()
  return (filter) => {
    if (filter.place && filter.index !== undefined) {
      const name = areaName(placesOf(filter.muted ? muted : criteria), filter.index, names)
      return [name, placeDetail(filter.place, units)].filter(Boolean).join(' ')
    }
    return filterText(kind, { ...filter, excluded: false }, industry)
  }
}
