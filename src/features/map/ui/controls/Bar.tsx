import { Kbd } from '@mantine/core'
import { IconCircleDashed, IconMapPin2, IconPolygon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDrawing } from '#features/map/data/drawing.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { toolKeys } from '#features/map/model/draw/keys.ts'
import { useEditView, useView } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import classes from './controls.module.css'

/** A bar at the foot of the map. */
export const Bar = ({ label, ...rest }: { label: string; 'data-begin'?: boolean; children: ReactNode }) => (
  <section className={`${kit.line} ${classes.hint}`} aria-label={label} {...rest} />
)

/** The key beside a button's word, for the eye alone. */
export const KeyHint = ({ children }: { children: string }) => (
  <Kbd ml={6} size="xs" aria-hidden>
    {children}
  </Kbd>
)

/** How to start while no place is selected. */
export function StartHint() {
  const { send } = useDrawing.getState()
  const { map } = useView()
  const editView = useEditView()
  return (
    <Bar label={messages.howToBegin} data-begin>
      <button
        type="button"
        className={`${kit.line} ${kit.textButton} ${classes.begin}`}
        onClick={() => send({ type: 'toolChosen', tool: 'circle' })}
      >
        <IconCircleDashed size={16} stroke={1.7} aria-hidden />
        {messages.drawCircle}
        <Kbd size="xs">{toolKeys.circle}</Kbd>
      </button>
      <button
        type="button"
        className={`${kit.line} ${kit.textButton} ${classes.begin}`}
        onClick={() => send({ type: 'toolChosen', tool: 'polygon' })}
      >
        <IconPolygon size={16} stroke={1.7} aria-hidden />
        {messages.drawArea}
        <Kbd size="xs">{toolKeys.polygon}</Kbd>
      </button>
      <button
        type="button"
        className={`${kit.line} ${kit.textButton} ${classes.begin}`}
        onClick={() => editView({ map: map === 'county' ? 'county' : 'state' })}
      >
        <IconMapPin2 size={16} stroke={1.7} aria-hidden />
        {messages.click(map)}
      </button>
    </Bar>
  )
}
