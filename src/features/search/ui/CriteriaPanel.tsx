import { Button, CopyButton, Tooltip } from '@mantine/core'
import { IconCheck, IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { countQuery } from '#api/queries.ts'
import { combinedCount } from '#criteria/alternatives.ts'
import { fieldsIn, groupsOf } from '#criteria/fields.ts'
import { groupOf } from '#criteria/filter-costs.ts'
import { filtersOf } from '#criteria/filters.ts'
import { useCosts } from '#session/costs.ts'
import { useAllCriteria, useEditCriteria, useKind } from '#session/search.ts'
import { useIsOffered } from '#session/service.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { errorsByCriterion } from '../data/criterion-errors.ts'
import { panelMessages as messages } from '../messages/panel.ts'
import { AlternativesSection } from './AlternativesSection.tsx'
import classes from './CriteriaPanel.module.css'
import { ExampleSearches } from './ExampleSearches.tsx'
import { GroupSection } from './GroupSection.tsx'
import { KindSwitch } from './KindSwitch.tsx'
import { SearchNotes } from './SearchNotes.tsx'
import { useSearchTitle } from './useSearchTitle.ts'

/** All filters as rows by group, with the controls to change them; `find` is the box at the top. */
export function CriteriaPanel({ find }: { find: ReactNode }) {
  const kind = useKind()
  const all = useAllCriteria()
  const { error } = useQuery(countQuery(kind, all.criteria))
  const costs = useCosts()
  const filters = useMemo(() => filtersOf(kind, all), [kind, all])
  const isOffered = useIsOffered(kind)
  const groups = groupsOf(kind).filter(
    (group) =>
      fieldsIn(kind, group).some(isOffered) || filters.some((filter) => groupOf(kind, filter) === group),
  )
  const combined = combinedCount(all.criteria)
  const errors = errorsByCriterion(error)
  return (
    <>
      <Head all={filters.length + combined} />
      <div className={`${kit.below} ${classes.add}`}>
        <div className={`${kit.hideNarrow} ${kit.spaceBelow}`}>
          <KindSwitch />
        </div>
        {find}
      </div>
      <div className={`${kit.rest} ${kit.scroll} ${classes.scroll}`}>
        <SearchNotes />
        {filters.length + combined === 0 && <ExampleSearches />}
        {groups.map((group) => (
          <GroupSection key={group} group={group} filters={filters} costs={costs} errors={errors} />
        ))}
        <AlternativesSection costs={costs} />
      </div>
    </>
  )
}

function Head({ all }: { all: number }) {
  const edit = useEditCriteria()
  const title = useSearchTitle()
  return (
    <Inline align="start" gap={6} className={classes.head}>
      <div className={kit.fill}>
        <h2 className={`${kit.truncate} ${kit.title}`} title={title}>
          {title}
        </h2>
        <p className={kit.second}>{all === 0 ? messages.noFilters : messages.filters(all)}</p>
      </div>
      {all > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => edit({}, {})}>
          {messages.clear}
        </Button>
      )}
      <CopyButton value={window.location.href} timeout={1500}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? messages.linkCopied : messages.copyLink}>
            <IconButton
              Icon={copied ? IconCheck : IconLink}
              variant="default"
              onClick={copy}
              label={messages.copyLink}
            />
          </Tooltip>
        )}
      </CopyButton>
    </Inline>
  )
}
