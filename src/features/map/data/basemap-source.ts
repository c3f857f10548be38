import { create } from 'zustand'
import { useService } from '#session/service.ts'
import type { BaseMap } from '#session/service-info.ts'
import { useSettings } from '#session/settings.ts'
import { atBase } from '#shared/base-path.ts'

/** A map that takes the place of the built-in one. Its attribution is that of the operator; else that of the tiles, or the host's name. */
export type BaseSource = Exclude<BaseMap, { kind: 'built-in' }>

const NO_MAPS: BaseMap[] = []

/** The maps to choose from, and the selected one; the first until one is. */
export function useBaseMaps(): { maps: readonly BaseMap[]; selected: BaseMap | undefined } {
  const maps = useService()?.maps ?? NO_MAPS
  const { baseMap } = useSettings()
  return { maps, selected: maps.find(({ name }) => name === baseMap) ?? maps[0] }
}

/** The selected map, unless it is the built-in one. */
export function useBaseSource(): BaseSource | undefined {
  const { selected } = useBaseMaps()
  return selected?.kind === 'built-in' ? undefined : selected
}

/** Where tiles have names of streets: west, south, east, north in degrees. */
export type StreetsBox = readonly [number, number, number, number]

/** The base map that comes with the app. */
export const BUILTIN_URL = atBase('/basemap.pmtiles')

interface SourceStatus {
  /** Name of the map of which no tile comes: the built-in one shows instead. */
  failed: string | undefined
  /** By name of the map; only of tiles that are drawn in the app's style, as pictures have names of their own. */
  streets: Readonly<Record<string, StreetsBox>>
}

const useStatus = create<SourceStatus>()(() => ({ failed: undefined, streets: {} }))

/** The state of the selected map: whether its tiles fail, and where its streets have names. */
export function useSourceStatus(): { failed: boolean; streets: StreetsBox | undefined } {
  const name = useBaseSource()?.name
  const { failed, streets } = useStatus()
  const hasFailed = name !== undefined && failed === name
  return { failed: hasFailed, streets: name === undefined || hasFailed ? undefined : streets[name] }
}

/** Notes that tiles of a map come, or that none comes. */
export function tilesReported(name: string, come: boolean): void {
  const { failed } = useStatus.getState()
  if (come ? failed === name : failed !== name) useStatus.setState({ failed: come ? undefined : name })
}

/** Notes where the streets of a map have names. */
export function streetsReported(name: string, box: StreetsBox | undefined): void {
  if (box) useStatus.setState(({ streets }) => ({ streets: { ...streets, [name]: box } }))
}

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A foreign attribution as Leaflet may show it, which would run any markup in it: text, and links to the web. */
export function safeAttribution(html: string): string {
  return sanitizedChildren(new DOMParser().parseFromString(html, 'text/html').body)
}

const sanitizedChildren = (node: Node): string => [...node.childNodes].map(sanitized).join('')

function sanitized(node: Node): string {
  if (node instanceof Text) return escaped(node.data)
  if (!(node instanceof Element) || node.matches('script, style')) return ''
  const address = node instanceof HTMLAnchorElement ? (node.getAttribute('href') ?? '') : ''
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return sanitizedChildren(node)
  const { href } = new URL(address)
  return `<a href="${escaped(href)}" target="_blank" rel="noopener noreferrer">${sanitizedChildren(node)}</a>`
}
