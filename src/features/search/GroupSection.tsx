import { ActionIcon, Popover, UnstyledButton } from '@mantine/core'
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
  IconUsers,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { Criteria, Criterion } from '#contract/criteria'
import { chipsOf } from '../../criteria/describe.ts'
import { fieldOf, type Group } from '../../criteria/fields.ts'
import { placesOf } from '../../criteria/places.ts'
import { useKind } from '../../state/search.ts'
import { ChipRow } from './ChipRow.tsx'
import { GroupForm } from './GroupForm.tsx'
import classes from './GroupSection.module.css'
import { IndustryRows } from './IndustryRows.tsx'
import { PlaceRow } from './PlaceRow.tsx'

const looks: Record<Group, { Icon: typeof IconMapPin; hint: string }> = {
  Where: { Icon: IconMapPin, hint: 'places, ZIP codes, circles' },
  Industry: { Icon: IconBuildingFactory2, hint: 'SIC, NAICS, keyword' },
  Size: { Icon: IconUsers, hint: 'employees, sales' },
  Household: { Icon: IconHome, hint: 'age, income, home' },
  Interests: { Icon: IconHeart, hint: 'hobbies, likely behaviour' },
  Vehicle: { Icon: IconCar, hint: 'make, model' },
  Contact: { Icon: IconAddressBook, hint: 'name, phone, email' },
  Business: { Icon: IconBuildingStore, hint: 'credit, franchise, new' },
  Identity: { Icon: IconId, hint: 'name, gender, birth month' },
  Records: { Icon: IconListDetails, hint: 'ids, nearest first' },
}

interface Props {
  group: Group
  criteria: Criteria
  faults: ReadonlyMap<Criterion, string>
}

const industryKeys: readonly Criterion[] = ['PrimarySic', 'Sic']

/** One group of criteria: its head with the form behind the plus, and a row for everything chosen. */
export function GroupSection({ group, criteria, faults }: Props) {
  const kind = useKind()
  const places = group === 'Where' ? placesOf(criteria) : []
  const chosen = chipsOf(kind, criteria).filter((chip) => chip.group === group)
  const chips = chosen.filter((chip) => !industryKeys.includes(chip.key))
  const filled = places.length + chosen.length > 0
  const included = places.filter((place) => !place.leftOut).length
  const shown = new Set(chips.map((chip) => chip.key))
  const others = [...faults].filter(([key]) => fieldOf(kind, key).group === group && !shown.has(key))
  return (
    <section className={classes.group} aria-label={group}>
      <GroupHead
        group={group}
        filled={filled}
        note={included > 1 ? 'any of these' : undefined}
        faults={faults}
      />
      {filled && (
        <ul className={classes.rows}>
          {places.map((place, index) => (
            <PlaceRow key={JSON.stringify(place)} places={places} index={index} />
          ))}
          {group === 'Industry' &&
            industryKeys.map((key) => <IndustryRows key={key} name={key} criteria={criteria} />)}
          {chips.map((chip) => (
            <ChipRow key={chip.key} chip={chip} fault={faults.get(chip.key)} />
          ))}
        </ul>
      )}
      {others.map(([key, words]) => (
        <p key={key} className={classes.fault} role="alert">
          {fieldOf(kind, key).label}: {words}
        </p>
      ))}
    </section>
  )
}

interface HeadProps {
  group: Group
  filled: boolean
  note: string | undefined
  faults: ReadonlyMap<Criterion, string>
}

function GroupHead({ group, filled, note, faults }: HeadProps) {
  const [open, setOpen] = useState(false)
  const hint = useKind() === 'people' && group === 'Contact' ? 'phone, email' : looks[group].hint
  const { Icon } = looks[group]
  const title = (
    <>
      <Icon size={16} stroke={1.7} className={classes.icon} aria-hidden />
      <span className={classes.title}>{group}</span>
    </>
  )
  return (
    <Popover opened={open} onChange={setOpen} width={380} position="right-start" trapFocus returnFocus>
      {filled ? (
        <div className={classes.head}>
          {title}
          <span className={classes.note}>{note}</span>
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={24}
              aria-label={`Add to ${group.toLowerCase()}`}
              onClick={() => setOpen(!open)}
            >
              <IconPlus size={16} stroke={1.7} />
            </ActionIcon>
          </Popover.Target>
        </div>
      ) : (
        <Popover.Target>
          <UnstyledButton className={classes.head} onClick={() => setOpen(!open)}>
            {title}
            <span className={classes.note}>{hint}</span>
            <IconChevronRight size={15} stroke={1.7} className={classes.chevron} aria-hidden />
          </UnstyledButton>
        </Popover.Target>
      )}
      <Popover.Dropdown aria-label={group}>
        <GroupForm group={group} faults={faults} />
      </Popover.Dropdown>
    </Popover>
  )
}
