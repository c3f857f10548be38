import { Loader, Menu } from '@mantine/core'
import { IconPhotoDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Map as LeafletMap } from 'leaflet'
import { useState } from 'react'
import { customName } from '#criteria/areas/area-names.ts'
import { titleOf } from '#criteria/describe.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { useResultsReport } from '#features/map/data/results-report.ts'
import { pictureMessages as messages } from '#features/map/messages/picture.ts'
import { useIndustryName } from '#reference/industries.ts'
import { notice } from '#session/notices.ts'
import { searchAlone, useCriteria, useKind, useView } from '#session/search.ts'
import { useSettings } from '#session/settings.ts'
import { classNames } from '#ui/class-names.ts'
import kit from '#ui/kit.module.css'
import type { Scheme } from '../basemap/palette.ts'
import classes from '../controls/controls.module.css'
import type { PictureFormat } from './save-picture.ts'

interface Props {
  map: LeafletMap
  places: readonly PlaceChoice[]
  scheme: Scheme
}

/** Saves the map as a picture or as a page to print. */
export function PictureMenu(props: Props) {
  const { isSaving, save } = useSavePicture(props)
  return (
    <Menu position="left-end" width={190}>
      <Menu.Target>
        <button
          type="button"
          className={classNames(kit.center, kit.textButton, classes.button)}
          aria-label={isSaving ? messages.drawing : messages.title}
          aria-busy={isSaving}
          title={messages.title}
        >
          {isSaving ? <Loader size={15} aria-hidden /> : <IconPhotoDown size={17} stroke={1.7} aria-hidden />}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{messages.title}</Menu.Label>
        <Menu.Item onClick={() => save('png')}>{messages.png}</Menu.Item>
        <Menu.Item onClick={() => save('pdf')}>{messages.pdf}</Menu.Item>
        <Menu.Divider />
        <Menu.Item renderRoot={(item) => <Link to="/report" search={searchAlone} {...item} />}>
          {messages.report}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Draws and saves the picture, named after the search; says in words why it could not be saved. */
function useSavePicture({ map, places, scheme }: Props) {
  const [isSaving, setSaving] = useState(false)
  const [kind, criteria, { names }, { units }] = [useKind(), useCriteria(), useView(), useSettings()]
  const industry = useIndustryName()
  const save = async (format: PictureFormat) => {
    if (isSaving) return
    setSaving(true)
    const title = titleOf(kind, criteria, industry, { nameOf: (place) => customName(place, names), units })
    const { legend } = useResultsReport.getState().report
    try {
      const { savePicture } = await import('./save-picture.ts')
      await savePicture(format, map, title, () => ({ kind, legend, places, names, units, scheme }))
    } catch (error) {
      notice({ text: error instanceof Error ? error.message : messages.failed })
    }
    setSaving(false)
  }
  return { isSaving, save }
}
