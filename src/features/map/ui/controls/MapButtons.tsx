import { Kbd, Tooltip } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconFocusCentered,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react'
import type { Map as LeafletMap } from 'leaflet'
import type { ComponentProps, ReactNode } from 'react'
import { useSteps } from '#features/map/data/announcements.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { classNames } from '#ui/class-names.ts'
import kit from '#ui/kit.module.css'
import { useSheetLayout } from '#ui/usePhone.ts'
import { BaseMapMenu } from './BaseMapMenu.tsx'
import classes from './controls.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  label: string
  /** The key that does the same, as a person reads it. */
  keys?: string
  pressed?: boolean
  danger?: boolean
  disabled?: boolean
  tip?: 'right' | 'left' | 'bottom'
  onClick: () => void
  children: ReactNode
  'data-tool'?: string
}

/** A square button over the map, with its name and key as a tip. */
export function ToolButton({
  label,
  keys,
  pressed,
  danger,
  disabled,
  tip = 'right',
  className,
  children,
  ...rest
}: Props) {
  const tooltip = keys ? (
    <>
      {label} <Kbd size="xs">{keys}</Kbd>
    </>
  ) : (
    label
  )
  return (
    <Tooltip label={tooltip} position={tip} withArrow={false}>
      <button
        type="button"
        className={classNames(kit.center, kit.textButton, classes.button, className)}
        aria-label={label}
        aria-pressed={pressed}
        aria-keyshortcuts={keys?.replace('Ctrl ', 'Control+').replace('Shift ', 'Shift+')}
        aria-disabled={disabled || undefined}
        data-danger={danger || undefined}
        {...rest}
      >
        {children}
      </button>
    </Tooltip>
  )
}

interface ButtonBarProps extends Pick<ComponentProps<'fieldset'>, 'onPointerEnter' | 'onFocus'> {
  at: 'tools' | 'undo' | 'zoom'
  label: string
  children: ReactNode
}

/** Buttons over the map, in one frame. */
export const ButtonBar = ({ at, label, children, ...rest }: ButtonBarProps) => (
  <fieldset
    className={classNames(kit.floats, classes.float, classes.bar, classes[at])}
    aria-label={label}
    {...rest}
  >
    {children}
  </fieldset>
)

/** Back and forward through the changes of the search. */
export function UndoBar() {
  const { undo, redo, canUndo, canRedo } = useSteps()
  const isSheet = useSheetLayout()
  // A phone has room for them only while there is something to undo.
  if (isSheet && !canUndo && !canRedo) return null
  return (
    <ButtonBar at="undo" label={messages.undoAndRedo}>
      <ToolButton label={messages.undo} keys="Ctrl Z" tip="bottom" disabled={!canUndo} onClick={undo}>
        <IconArrowBackUp size={17} stroke={1.7} aria-hidden />
      </ToolButton>
      <ToolButton
        label={messages.redo}
        keys={messages.ctrlShiftZ}
        tip="bottom"
        disabled={!canRedo}
        onClick={redo}
      >
        <IconArrowForwardUp size={17} stroke={1.7} aria-hidden />
      </ToolButton>
    </ButtonBar>
  )
}

interface ZoomProps {
  map: LeafletMap
  onFit: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** Nearer, farther, and all of it. */
export function ZoomBar({ map, onFit, children }: ZoomProps) {
  return (
    <ButtonBar at="zoom" label={messages.zoom}>
      <ToolButton label={messages.zoomIn} tip="left" onClick={() => map.zoomIn()}>
        <IconPlus size={17} stroke={1.7} aria-hidden />
      </ToolButton>
      <ToolButton label={messages.zoomOut} tip="left" onClick={() => map.zoomOut()}>
        <IconMinus size={17} stroke={1.7} aria-hidden />
      </ToolButton>
      <ToolButton label={messages.showAllAreas} tip="left" onClick={onFit}>
        <IconFocusCentered size={17} stroke={1.7} aria-hidden />
      </ToolButton>
      <BaseMapMenu />
      {children}
    </ButtonBar>
  )
}
