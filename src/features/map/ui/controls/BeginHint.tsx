import { Kbd } from '@mantine/core'
import { IconCircleDashed, IconMapPin2, IconPolygon } from '@tabler/icons-react'
import { useDrawing } from '#features/map/data/draw/drawing.ts'
import { toolKeys } from '#features/map/model/draw/keys.ts'
import { useEditView, useView } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { Bar } from './Bar.tsx'
import classes from './controls.module.css'

/** How to begin while no place is chosen. */
export function BeginHint() {
  const { send } = useDrawing.getState()
  const { map } = useView()
  const editView = useEditView()
  return (
    <Bar label="How to begin" data-begin>
      <button
        type="button"
        className={`${kit.line} ${kit.textButton} ${classes.begin}`}
        onClick={() => send({ type: 'toolChosen', tool: 'circle' })}
      >
        <IconCircleDashed size={16} stroke={1.7} aria-hidden /> Draw a circle{' '}
        <Kbd size="xs">{toolKeys.circle}</Kbd>
      </button>
      <button
        type="button"
        className={`${kit.line} ${kit.textButton} ${classes.begin}`}
        onClick={() => send({ type: 'toolChosen', tool: 'polygon' })}
      >
        <IconPolygon size={16} stroke={1.7} aria-hidden /> Draw an area{' '}
        <Kbd size="xs">{toolKeys.polygon}</Kbd>
      </button>
      <button
        type="button"
        className={`${kit.line} ${kit.textButton} ${classes.begin}`}
        onClick={() => editView({ map: map === 'county' ? 'county' : 'state' })}
      >
        <IconMapPin2 size={16} stroke={1.7} aria-hidden /> Click a {map === 'county' ? 'county' : 'state'}
      </button>
    </Bar>
  )
}
