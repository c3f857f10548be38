import { Button, type ButtonProps, Kbd } from '@mantine/core'
import { IconCircleDashed, IconMapPin2, IconPolygon, type TablerIcon } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { useDrawing } from '#features/map/data/drawing.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { toolKeys } from '#features/map/model/draw/keys.ts'
import { useEditView, useView } from '#session/search.ts'
import { classNames } from '#ui/class-names.ts'
import kit from '#ui/kit.module.css'
import classes from './controls.module.css'

interface BarProps {
  label: string
  className?: string | undefined
  children: ReactNode
}

/** A bar at the foot of the map; with something to do it takes the whole width of a phone. */
export const Bar = ({ label, className = classes.acting, children }: BarProps) => (
  <section
    className={classNames(kit.line, kit.wrap, kit.small, kit.floats, classes.float, classes.hint, className)}
    aria-label={label}
  >
    {children}
  </section>
)

/** The key beside a button's word, for the eye alone: it is no text of the button, so the button's name is its word. */
export const KeyHint = ({ children }: { children: string }) => (
  <Kbd ml={6} size="xs" className={`${kit.hidePhone} ${classes.keyHint}`} data-key={children} aria-hidden />
)

type BarButtonProps = ButtonProps &
  Omit<ComponentProps<'button'>, keyof ButtonProps> & { icon: TablerIcon; keys?: string; children: string }

/** A button of the bar; on a phone only its icon is seen. */
export const BarButton = ({ icon: Icon, keys, children, ...rest }: BarButtonProps) => (
  <Button size="compact-xs" variant="default" aria-label={children} {...rest}>
    <Icon size={14} stroke={1.7} aria-hidden />
    <span className={kit.hidePhone} style={{ marginInlineStart: 6 }}>
      {children}
    </span>
    {keys && <KeyHint>{keys}</KeyHint>}
  </Button>
)

/** How to start while no place is selected. */
export function StartHint() {
  const { send } = useDrawing.getState()
  const { map } = useView()
  const editView = useEditView()
  const ways = [
    {
      Icon: IconCircleDashed,
      text: messages.drawCircle,
      keys: toolKeys.circle,
      start: () => send({ type: 'toolChosen', tool: 'circle' }),
    },
    {
      Icon: IconPolygon,
      text: messages.drawArea,
      keys: toolKeys.polygon,
      start: () => send({ type: 'toolChosen', tool: 'polygon' }),
    },
    {
      Icon: IconMapPin2,
      text: messages.click(map),
      start: () => editView({ map: map === 'county' ? 'county' : 'state' }),
    },
  ]
  return (
    <Bar label={messages.howToBegin} className={`${kit.hidePhone} ${classes.ways}`}>
      {ways.map(({ Icon, text, keys, start }) => (
        <Button
          key={text}
          size="compact-xs"
          variant="subtle"
          color="gray"
          leftSection={<Icon size={16} stroke={1.7} className={kit.accent} aria-hidden />}
          onClick={start}
        >
          {text}
          {keys && <KeyHint>{keys}</KeyHint>}
        </Button>
      ))}
    </Bar>
  )
}
