import { Button } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { areaKey } from '#criteria/areas/area-names.ts'
import type { ParsedArea } from '#criteria/areas/parsed-areas.ts'
import { useAreaPanel } from '#session/area-panel.ts'
import { useSavedAreas } from '#session/areas.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { areaMessages as messages } from '../../messages/forms.ts'
import controls from '../controls/controls.module.css'
import classes from './areas.module.css'

/** The areas that were saved for reuse, and the way to those in files. */
export function SavedAreaList({ onAdd }: { onAdd: (areas: ParsedArea[]) => void }) {
  const { saved, areaRemoved } = useSavedAreas()
  return (
    <div className={`${kit.column} ${controls.stack}`}>
      {saved.length === 0 && <p className={kit.second}>{messages.noneSaved}</p>}
      <ul className={`${kit.column} ${kit.gap4} ${classes.list}`}>
        {saved.map((area) => (
          <li key={areaKey(area.place)}>
            <span className={`${kit.truncate} ${kit.fill} ${classes.name}`}>{area.name}</span>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={messages.addArea(area.name)}
              onClick={() => onAdd([{ ...area, excluded: false }])}
            >
              {messages.add}
            </Button>
            <IconButton
              Icon={IconTrash}
              label={messages.removeArea(area.name)}
              onClick={() => areaRemoved(area)}
              small
            />
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<IconUpload size={15} stroke={1.7} aria-hidden />}
        onClick={() => useAreaPanel.getState().panelOpened()}
      >
        {messages.upload}
      </Button>
    </div>
  )
}
