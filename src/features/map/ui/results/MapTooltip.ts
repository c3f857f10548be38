import { type Map as LeafletMap, type Point as Pixel, Tooltip } from 'leaflet'
import { tooltipSide } from '#features/map/model/tooltip-side.ts'
import kit from '#ui/kit.module.css'

type Inside = { _map: LeafletMap; _container: HTMLElement }
type Position = { _setPosition: (this: unknown, layerPoint: Pixel) => void }

/** A tooltip of the map on the side of its point where no control of the map covers it. */
export class MapTooltip extends Tooltip {
  protected _setPosition(layerPoint: Pixel): void {
    const { _map: map, _container: element } = this as unknown as Inside
    const container = map.getContainer()
    const view = container.getBoundingClientRect()
    const { x, y } = map.layerPointToContainerPoint(layerPoint)
    const controls = container.parentElement?.querySelectorAll(`.${kit.floats}`) ?? []
    this.options.direction = tooltipSide(
      { x: view.left + x, y: view.top + y },
      { width: element.offsetWidth, height: element.offsetHeight },
      view,
      [...controls].map((control) => control.getBoundingClientRect()),
    )
    this.options.offset = this.options.direction === 'bottom' ? [0, 14] : [0, 0]
    ;(Tooltip.prototype as unknown as Position)._setPosition.call(this, layerPoint)
  }
}

/** Names come from data: they are text, never markup. */
export function plainText(text: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  return element
}
