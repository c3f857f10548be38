import { Button } from '@mantine/core'
import { IconCircleOff, IconCirclePlus, IconFocus2, IconTrash } from '@tabler/icons-react'
import { placeDetail, placeLabel, placeNumber } from '../../../criteria/describe.ts'
import type { PlaceChoice } from '../../../criteria/places.ts'
import { useMapFocus } from '../../../state/map.ts'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import { Bar, KeyHint } from './Bar.tsx'
import classes from './controls.module.css'

/** What can be done with the chosen place. */
export function ChosenBar({ places, index }: { places: readonly PlaceChoice[]; index: number }) {
  const edits = usePlaceEdits()
  const show = useMapFocus((state) => state.placeShown)
  const place = places[index]
  if (!place) return null
  const name = placeLabel(place, placeNumber(places, index))
  return (
    <Bar label="Chosen area">
      {place.leftOut && <b className={classes.not}>NOT</b>}
      <b>{name}</b>
      {placeDetail(place) && <span className={classes.quiet}>{placeDetail(place)}</span>}
      <Act icon={IconFocus2} onClick={() => show(index)}>
        Show
      </Act>
      <Act
        icon={place.leftOut ? IconCirclePlus : IconCircleOff}
        onClick={() => edits.change(index, { ...place, leftOut: !place.leftOut })}
      >
        {place.leftOut ? 'Include' : 'Leave out'}
      </Act>
      <Act icon={IconTrash} keys="Del" onClick={() => edits.remove(index)}>
        Remove
      </Act>
    </Bar>
  )
}

interface ActProps {
  icon: typeof IconTrash
  keys?: string
  onClick: () => void
  children: string
}

/** A button of the bar; on a phone only its icon is seen. */
function Act({ icon: Icon, keys, onClick, children }: ActProps) {
  return (
    <Button
      size="compact-xs"
      variant="default"
      className={classes.act}
      leftSection={<Icon size={14} stroke={1.7} aria-hidden />}
      rightSection={keys && <KeyHint>{keys}</KeyHint>}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
