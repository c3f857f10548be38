import { type Bounds, DomUtil, type Map as LeafletMap, type Point, Renderer } from 'leaflet'
import { pixelRatio } from './pixel-ratio.ts'

/** What a draw function receives: a cleared context in CSS pixels, and whether and where a point of the map (degrees) is on it. */
export type Frame = {
  ctx: CanvasRenderingContext2D
  width: number
  height: number
  zoom: number
  isVisible: (lat: number, lng: number) => boolean
  toPixel: (lat: number, lng: number) => { x: number; y: number }
}

type Draw = (frame: Frame) => void

// What Leaflet's renderers share without saying so in its types.
type Inside = {
  _map: LeafletMap & { _animatingZoom?: boolean }
  _bounds?: Bounds
  _container: HTMLCanvasElement
}

/** A canvas over the visible map and a margin around it. It moves and scales with the map and is drawn again when the map stops. */
export class CanvasLayer extends Renderer {
  private readonly draw: Draw

  /** `margin` is the part of the view, on each side, that is drawn ahead of a pan. */
  constructor(draw: Draw, pane: string, margin = 0.15) {
    super({ pane, padding: margin })
    this.draw = draw
  }

  /** Draws again now, if the layer is on a map. */
  redraw() {
    if (this.inside._map) this._update()
  }

  private get inside(): Inside {
    return this as unknown as Inside
  }

  protected _initContainer() {
    this.inside._container = DomUtil.create('canvas', 'leaflet-zoom-animated')
  }

  protected _destroyContainer() {
    this.inside._container.remove()
  }

  protected _update() {
    const { _map: map, _bounds: drawn } = this.inside
    if (map._animatingZoom && drawn) return // Leaflet's part: where the canvas belongs for this view.
    ;(Renderer.prototype as unknown as { _update: () => void })._update.call(this)
    const { _bounds: bounds, _container: canvas } = this.inside
    if (!bounds?.min) return
    const size = bounds.getSize()
    const ctx = sized(canvas, size)
    DomUtil.setPosition(canvas, bounds.min)
    if (!ctx) return
    const zoom = map.getZoom()
    this.draw({
      ctx,
      width: size.x,
      height: size.y,
      zoom,
      isVisible: visibilityIn(map, bounds),
      toPixel: pixelIn(map, bounds.min),
    })
  }
}

function visibilityIn(map: LeafletMap, { min, max }: Bounds): Frame['isVisible'] {
  if (!min || !max) return () => false
  const [a, b] = [map.layerPointToLatLng(min), map.layerPointToLatLng(max)]
  return (lat, lng) => lat < a.lat && lat > b.lat && lng > a.lng && lng < b.lng
}

function pixelIn(map: LeafletMap, corner: Point): Frame['toPixel'] {
  return (lat, lng) => map.latLngToLayerPoint([lat, lng]).subtract(corner)
}

function sized(canvas: HTMLCanvasElement, size: Point): CanvasRenderingContext2D | null {
  const ratio = pixelRatio()
  canvas.width = Math.round(size.x * ratio)
  canvas.height = Math.round(size.y * ratio)
  canvas.style.width = `${size.x}px`
  canvas.style.height = `${size.y}px`
  const ctx = canvas.getContext('2d')
  ctx?.setTransform(ratio, 0, 0, ratio, 0, 0)
  return ctx
}

/** Makes sure the map has the pane, at that height, and lets the mouse through it. Returns its name. */
export function ensurePane(map: LeafletMap, name: string, zIndex: number): string {
  const pane = map.getPane(name) ?? map.createPane(name)
  pane.style.zIndex = String(zIndex)
  pane.style.pointerEvents = 'none'
  return name
}
