import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { areaKey } from '#criteria/areas/area-names.ts'
import { placeDetail } from '#criteria/describe.ts'
import { uploadMessages as messages } from '#features/map/messages/upload.ts'
import { useAreaPanel } from '#session/area-panel.ts'
import { type SavedArea, useSavedAreas } from '#session/areas.ts'
import { useAlternatives } from '#session/service.ts'
import { useSettings } from '#session/settings.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import classes from './upload.module.css'

/** The areas that were saved for reuse. */
export function SavedAreas() {
  const { saved } = useSavedAreas()
  if (saved.length === 0) return <p className={kit.second}>{messages.noSavedAreasYet}</p>
  return (
    <ul className={kit.inset}>
      {saved.map((area) => (
        <SavedRow key={areaKey(area.place)} area={area} />
      ))}
    </ul>
  )
}

function SavedRow({ area }: { area: SavedArea }) {
  const { name, place } = area
  const units = useSettings((settings) => settings.units)
  const alternatives = useAlternatives()
  const edits = usePlaceEdits()
  const add = (exclude: boolean) => {
    edits.addAreas([{ name, place, excluded: false }], exclude, `${name} ${exclude ? 'excluded' : 'added'}`)
    useAreaPanel.getState().panelClosed()
  }
  return (
    <Inline as="li" className={`${kit.cell} ${kit.apart} ${classes.item}`}>
      <bdi className={`${kit.truncate} ${kit.fill}`}>{name}</bdi>
      <span className={kit.second}>{placeDetail(place, units)}</span>
      {alternatives && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={messages.excludeName(name)}
          onClick={() => add(true)}
        >
          {messages.exclude}
        </Button>
      )}
      <Button size="compact-xs" aria-label={messages.addName(name)} onClick={() => add(false)}>
        {messages.add}
      </Button>
      <IconButton
        Icon={IconTrash}
        label={messages.removeFromSavedAreas(name)}
        onClick={() => useSavedAreas.getState().areaRemoved(area)}
      />
    </Inline>
  )
}
