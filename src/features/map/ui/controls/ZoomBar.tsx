import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import type { Map as LeafletMap } from 'leaflet'
import kit from '#ui/kit.module.css'
import classes from './controls.module.css'
import { ToolButton } from './ToolButton.tsx'

/** Nearer, farther, and all of it. */
export function ZoomBar({ map, onFit }: { map: LeafletMap; onFit: () => void }) {
  return (
    <fieldset className={`${kit.column} ${classes.bar}`} data-at="zoom" aria-label="Zoom">
      <ToolButton label="Zoom in" tip="left" onClick={() => map.zoomIn()}>
        <IconPlus size={17} stroke={1.7} aria-hidden />
      </ToolButton>
      <ToolButton label="Zoom out" tip="left" onClick={() => map.zoomOut()}>
        <IconMinus size={17} stroke={1.7} aria-hidden />
      </ToolButton>
      <ToolButton label="Show all areas" tip="left" onClick={onFit}>
        <IconFocusCentered size={17} stroke={1.7} aria-hidden />
      </ToolButton>
    </fieldset>
  )
}
