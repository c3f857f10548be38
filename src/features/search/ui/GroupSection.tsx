import { Popover, UnstyledButton } from '@mantine/core'
import {
  IconAddressBook,
  IconBuildingFactory2,
  IconBuildingStore,
  IconCar,
  IconChevronRight,
  IconHeart,
  IconHome,
  IconId,
  IconListDetails,
  IconMapPin,
  IconPlus,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Criterion } from '#contract/criteria.ts'
import { type CriterionGroup, fieldOf } from '#criteria/fields.ts'
import { groupId, groupOf } from '#criteria/filter-costs.ts'
import { criterionOf, filterId, type SearchFilter } from '#criteria/filters.ts'
import { useControlCommand } from '#session/page-commands.ts'
import { useKind } from '#session/search.ts'
import { change } from '#shared/text/format.ts'
import { FieldError } from '#ui/FormRow.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { groupHints, panelMessages as messages } from '../messages/panel.ts'
import { AreaCountsButton } from './AreaCountsButton.tsx'
import classes from './CriteriaPanel.module.css'
import { FilterRow } from './FilterRow.tsx'
import { besideRow, editors, withEditors } from './load-editors.ts'
import { NarrowingPlaces } from './NarrowingPlaces.tsx'
import { PlaceRows } from './PlaceRows.tsx'

const icons: Record<CriterionGroup, typeof IconMapPin> = {
  Where: IconMapPin,
  Industry: IconBuildingFactory2,
  Size: IconUsers,
  Household: IconHome,
  Interests: IconHeart,
  Vehicle: IconCar,
  Contact: IconAddressBook,
  Business: IconBuildingStore,
  Identity: IconId,
  'Source and trust': IconShieldCheck,
  Records: IconListDetails,
}

interface Props {
  group: CriterionGroup
  filters: readonly SearchFilter[]
  costs: (id: string) => number | undefined
  errors: ReadonlyMap<Criterion, string>
}

/** One group of criteria: its head with the form behind the plus, and a row for each filter. */
export function GroupSection({ group, filters, costs, errors }: Props) {
  const kind = useKind()
  const own = filters.filter((filter) => groupOf(kind, filter) === group)
  const places = own.filter((filter) => filter.place || filter.zipCodes)
  const others = own.filter((filter) => !places.includes(filter))
  const included = places.filter((filter) => !filter.excluded && !filter.muted)
  const isAny = included.length > 1 || included.some((filter) => filter.zipCodes)
  const shown = new Set(others.map(criterionOf))
  const unplacedErrors = [...errors].filter(([key]) => fieldOf(kind, key).group === group && !shown.has(key))
  return (
    <section className={`${kit.below} ${classes.group}`} aria-label={group}>
      <GroupHead
        group={group}
        filled={own.length > 0}
        note={isAny ? messages.anyOfThese : undefined}
        cost={costs(groupId(group))}
        errors={errors}
      />
      {own.length > 0 && (
        <Stack as="ul" gap={4}>
          <PlaceRows filters={places} costs={costs} />
          {others.map((filter) => (
            <FilterRow
              key={filterId(filter)}
              filter={filter}
              cost={costs(filterId(filter))}
              error={filter.muted ? undefined : errors.get(criterionOf(filter))}
            />
          ))}
        </Stack>
      )}
      {group === 'Where' && <AreaCountsButton />}
      {group === 'Where' && <NarrowingPlaces costs={costs} />}
      {unplacedErrors.map(([key, text]) => (
        <FieldError key={key}>
          {fieldOf(kind, key).label}: {text}
        </FieldError>
      ))}
    </section>
  )
}

interface HeadProps {
  group: CriterionGroup
  filled: boolean
  note: string | undefined
  cost: number | undefined
  errors: ReadonlyMap<Criterion, string>
}

function GroupHead({ group, filled, note, cost, errors }: HeadProps) {
  const [open, setOpen] = useState(false)
  const [focus, setFocus] = useState<Criterion>()
  const kind = useKind()
  const { pending, taken } = useControlCommand()
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!pending || fieldOf(kind, pending).group !== group) return
    taken()
    setFocus(pending)
    // A form beside a section that is scrolled away would be hidden.
    head.current?.scrollIntoView({ block: 'nearest' })
    withEditors(() => setOpen(true))
  }, [pending, taken, kind, group])
  const hint = kind === 'people' && group === 'Contact' ? messages.contactOfPeople : groupHints[group]
  const Icon = icons[group]
  const forms = editors()
  const toggle = () => {
    setFocus(undefined)
    withEditors(() => setOpen(!open))
  }
  const title = (
    <>
      <Icon size={16} stroke={1.7} className={`${kit.fixed} ${kit.accent}`} aria-hidden />
      <span className={kit.label}>{group}</span>
    </>
  )
  return (
    <div ref={head}>
      <Popover opened={open} onChange={setOpen} width={380} {...besideRow}>
        {filled ? (
          <div className={`${kit.row} ${kit.touchHeight} ${classes.groupHead}`}>
            {title}
            <span className={`${kit.second} ${kit.grow} ${kit.number}`}>
              {note} {cost !== undefined && <span data-testid="group-cost">{change(cost)}</span>}
            </span>
            <Popover.Target>
              <IconButton Icon={IconPlus} label={messages.addTo(group)} onClick={toggle} small />
            </Popover.Target>
          </div>
        ) : (
          <Popover.Target>
            <UnstyledButton
              className={`${kit.row} ${kit.wide} ${kit.touchHeight} ${classes.groupHead}`}
              onClick={toggle}
            >
              {title}
              <span className={`${kit.second} ${kit.grow} ${kit.number}`}>{hint}</span>
              <IconChevronRight size={15} stroke={1.7} className={kit.muted} aria-hidden />
            </UnstyledButton>
          </Popover.Target>
        )}
        <Popover.Dropdown aria-label={group}>
          {forms && <forms.GroupForm group={group} errors={errors} focus={focus} />}
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}
