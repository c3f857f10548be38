import { Menu } from '@mantine/core'
import {
  IconBookmark,
  IconCircleOff,
  IconCirclePlus,
  IconCopy,
  IconDots,
  IconDownload,
  IconFocus2,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect } from 'react'
import { areaName } from '#criteria/areas/area-names.ts'
import { placeDetail } from '#criteria/describe.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { useAnnouncements } from '#features/map/data/announcements.ts'
import { canBeNamed, useRenaming } from '#features/map/data/selected-place.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import type { Gazetteer } from '#features/map/model/areas/outline.ts'
import { placesAsGeoJson } from '#features/map/model/areas/outline.ts'
import { useSavedAreas } from '#session/areas.ts'
import { useMapFocus } from '#session/map.ts'
import { useView } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Tag } from '#ui/Note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { usePlaceEdits } from '../areas/usePlaceEdits.ts'
import { Bar, BarButton, KeyHint } from './Bar.tsx'
import { GrowMenu } from './GrowMenu.tsx'
import { RenameBar } from './RenameBar.tsx'

interface Props {
  places: readonly PlaceChoice[]
  index: number
  gazetteer: Gazetteer
}

/** The actions of the selected place. */
export function SelectionBar({ places, index, gazetteer }: Props) {
  const edits = usePlaceEdits()
  const { names } = useView()
  const units = useSettings((settings) => settings.units)
  const show = useMapFocus((state) => state.placeShown)
  const { renaming, renameEnded } = useRenaming()
  useEffect(() => renameEnded, [renameEnded])
  const place = places[index]
  if (!place) return null
  const name = areaName(places, index, names)
  if (renaming)
    return <RenameBar name={name} onName={(next) => edits.rename(index, next)} onEnd={renameEnded} />
  const detail = placeDetail(place, units)
  return (
    <Bar label={messages.selectedArea}>
      {place.excluded && <Tag tone="danger">{messages.not}</Tag>}
      <b className={kit.truncate} style={{ maxWidth: 220 }}>
        <bdi>{name}</bdi>
      </b>
      {detail && <span className={`${kit.muted} ${kit.grow}`}>{detail}</span>}
      <BarButton icon={IconFocus2} onClick={() => show(index)}>
        {messages.show}
      </BarButton>
      <BarButton
        icon={place.excluded ? IconCirclePlus : IconCircleOff}
        onClick={() => edits.change(index, { ...place, excluded: !place.excluded })}
      >
        {place.excluded ? messages.include : messages.exclude}
      </BarButton>
      {'RadiusMiles' in place && !place.excluded && (
        <GrowMenu circle={place} onGrown={(next) => edits.change(index, { ...next, excluded: false })} />
      )}
      <BarButton icon={IconTrash} keys="Del" onClick={() => edits.remove(index)}>
        {messages.remove}
      </BarButton>
      <MoreMenu place={place} name={name} text={() => placesAsGeoJson(places, [index], names, gazetteer)} />
    </Bar>
  )
}

interface MenuProps {
  place: PlaceChoice
  name: string
  /** The place as GeoJSON. */
  text: () => string
}

function MoreMenu({ place, name, text }: MenuProps) {
  const { announce } = useAnnouncements.getState()
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => announce(`${name} copied`),
      () => announce(messages.browserBlockedCopying),
    )
  return (
    <Menu position="top-end" width={220}>
      <Menu.Target>
        <IconButton Icon={IconDots} variant="default" label={messages.moreFor(name)} small />
      </Menu.Target>
      <Menu.Dropdown>
        {canBeNamed(place) && (
          <Item icon={IconPencil} keys="F2" onClick={() => useRenaming.getState().renameStarted()}>
            {messages.rename}
          </Item>
        )}
        {canBeNamed(place) && (
          <Item icon={IconBookmark} onClick={() => useSavedAreas.getState().areaSaved({ name, place })}>
            {messages.saveForOtherSearches}
          </Item>
        )}
        <Item icon={IconCopy} keys="Ctrl C" onClick={copy}>
          {messages.copyAsGeojson}
        </Item>
        <Item
          icon={IconDownload}
          onClick={() => saveFile(`${name}.geojson`, [text()], 'application/geo+json')}
        >
          {messages.downloadAsGeojson}
        </Item>
      </Menu.Dropdown>
    </Menu>
  )
}

interface ItemProps {
  icon: typeof IconTrash
  keys?: string
  onClick: () => void
  children: string
}

const Item = ({ icon: Icon, keys, onClick, children }: ItemProps) => (
  <Menu.Item
    leftSection={<Icon size={15} stroke={1.7} />}
    rightSection={keys && <KeyHint>{keys}</KeyHint>}
    onClick={onClick}
  >
    {children}
  </Menu.Item>
)
