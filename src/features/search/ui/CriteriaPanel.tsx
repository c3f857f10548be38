import { Button, CopyButton, Tooltip } from '@mantine/core'
import { IconCheck, IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { countQuery } from '#api/queries.ts'
import { combinedCount } from '#criteria/alternatives.ts'
import { customName } from '#criteria/areas/area-names.ts'
import { titleOf } from '#criteria/describe.ts'
import { fieldOf, groupsOf } from '#criteria/fields.ts'
import { filtersOf } from '#criteria/filters.ts'
import { useIndustryName } from '#reference/industries.ts'
import { useCosts } from '#session/costs.ts'
import {
  useAllCriteria,
  useCriteria,
  useEditCriteria,
  useKind,
  useSkippedCriteria,
  useUnread,
  useView,
} from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { useUndo } from '#session/undo.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { errorsByCriterion } from '../data/criterion-errors.ts'
import { panelMessages as messages } from '../messages/panel.ts'
import { AlternativesSection } from './AlternativesSection.tsx'
import classes from './CriteriaPanel.module.css'
import { ExampleSearches } from './ExampleSearches.tsx'
import { GroupSection } from './GroupSection.tsx'
import { KindSwitch } from './KindSwitch.tsx'

/** All filters as rows by group, with the controls to change them; `find` is the box at the top. */
export function CriteriaPanel({ find }: { find: ReactNode }) {
  const kind = useKind()
  const all = useAllCriteria()
  const { error } = useQuery(countQuery(kind, all.criteria))
  const costs = useCosts()
  const filters = useMemo(() => filtersOf(kind, all), [kind, all])
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
        <SkippedCriteria />
        <Unread />
        {filters.length + combined === 0 && <ExampleSearches />}
        {groupsOf(kind).map((group) => (
          <GroupSection key={group} group={group} filters={filters} costs={costs} errors={errors} />
        ))}
        <AlternativesSection costs={costs} />
      </div>
    </>
  )
}

function Head({ all }: { all: number }) {
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const { names } = useView()
  const units = useSettings((settings) => settings.units)
  const title = titleOf(useKind(), criteria, useIndustryName(), {
    nameOf: (place) => customName(place, names),
    units,
  })
  useEffect(() => {
    document.title = all ? `${title} · Catchment` : 'Catchment'
  }, [title, all])
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

/** Names the criteria of the link that cannot be read; the others apply. */
function Unread() {
  const unread = useUnread()
  if (unread.length === 0) return null
  return (
    <Note band tone="wait" role="alert">
      {messages.unread(unread)}
    </Note>
  )
}

/** The criteria that the switch to this kind skipped, and a button to switch back. */
function SkippedCriteria() {
  const kind = useKind()
  const keys = useSkippedCriteria()
  const { undo } = useUndo()
  if (keys.length === 0) return null
  const other = kind === 'people' ? 'companies' : 'people'
  const names = keys.map((key) => fieldOf(other, key).label.toLowerCase())
  return (
    <Note
      band
      tone="wait"
      role="status"
      action={
        <Button size="compact-xs" variant="default" onClick={undo}>
          {messages.undo}
        </Button>
      }
    >
      {messages.skipped(kind, names)}
    </Note>
  )
}
