import { Button, Group } from '@mantine/core'
import { IconSearch, IconTargetArrow, IconZoomQuestion } from '@tabler/icons-react'
import type { Criteria } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import { chipsOf, placeLabel, placeNumber } from '../../criteria/describe.ts'
import { removeCriterion } from '../../criteria/edit.ts'
import { words } from '../../criteria/kinds.ts'
import { changePlace, placesOf } from '../../criteria/places.ts'
import { tidy } from '../../criteria/tidy.ts'
import { useCriteria, useEditCriteria, useKind } from '../../state/search.ts'
import classes from './records.module.css'

/** A first search of each kind. */
const first: Record<Kind, { label: string; criteria: Criteria }> = {
  companies: {
    label: 'Find dentists in Omaha',
    criteria: { PrimarySic: '8021', CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] },
  },
  people: {
    label: 'Find homeowners in Omaha',
    criteria: { IsHomeowner: true, CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] },
  },
}

/** Nothing was chosen: records are read, and billed, only when asked for. */
export function NothingChosen({ onShow }: { onShow: () => void }) {
  const edit = useEditCriteria()
  const { label, criteria } = first[useKind()]
  return (
    <div className={classes.empty}>
      <IconTargetArrow size={44} stroke={1.2} className={classes.emblem} aria-hidden />
      <h2>Say who and where</h2>
      <p>
        Counts follow every choice and cost nothing. Records are read, and billed, only when this table shows
        them.
      </p>
      <Group gap={8} justify="center">
        <Button leftSection={<IconSearch size={15} stroke={1.7} />} onClick={() => edit(criteria)}>
          {label}
        </Button>
        <Button variant="subtle" onClick={onShow}>
          Show the first records anyway
        </Button>
      </Group>
    </div>
  )
}

/** Nothing was found: the choices that can be taken back, each with one click. */
export function NothingFound() {
  const kind = useKind()
  const criteria = useCriteria()
  const edit = useEditCriteria()
  const places = placesOf(criteria)
  const chips = chipsOf(kind, criteria)
  return (
    <div className={classes.empty}>
      <IconZoomQuestion size={44} stroke={1.2} className={classes.emblem} aria-hidden />
      <h2>No {words[kind].one} has all of these</h2>
      <p>Take one of the choices back:</p>
      <Group gap={6} justify="center">
        {places.map((place, i) => (
          <Button
            key={JSON.stringify(place)}
            variant="default"
            onClick={() => edit(tidy(changePlace(criteria, i, undefined)))}
          >
            {place.leftOut ? 'Not ' : ''}
            {placeLabel(place, placeNumber(places, i))}
          </Button>
        ))}
        {chips.map((chip) => (
          <Button key={chip.key} variant="default" onClick={() => edit(removeCriterion(criteria, chip.key))}>
            {chip.label}: {chip.words}
          </Button>
        ))}
      </Group>
    </div>
  )
}
