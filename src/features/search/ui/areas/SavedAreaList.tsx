import { Button } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { areaKey } from '#criteria/areas/area-names.ts'
import type { ParsedArea } from '#criteria/areas/parsed-areas.ts'
import { areaMessages as messages } from '#features/search/messages/forms.ts'
import { useAreaPanel } from '#session/area-panel.ts'
import { useSavedAreas } from '#session/areas.ts'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'

/** The areas that were saved for reuse, and the way to those in files. */
export function SavedAreaList({ onAdd }: { onAdd: (areas: ParsedArea[]) => void }) {
  const { saved, areaRemoved } = useSavedAreas()
  return (
    <Stack gap={12}>
      {saved.length === 0 && <p className={kit.second}>{messages.noneSaved}</p>}
      <Stack as="ul" gap={4}>
        {saved.map((area) => (
          <Inline as="li" key={areaKey(area.place)} className={kit.cell}>
            <bdi className={`${kit.truncate} ${kit.fill}`}>{area.name}</bdi>
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
          </Inline>
        ))}
      </Stack>
      <Button
        variant="default"
        leftSection={<IconUpload size={15} stroke={1.7} aria-hidden />}
        onClick={() => useAreaPanel.getState().panelOpened()}
      >
        {messages.upload}
      </Button>
    </Stack>
  )
}
