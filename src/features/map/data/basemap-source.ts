import { create } from 'zustand'

/** A map that takes the place of the baked one: a PMTiles file, or a server of picture tiles. */
export interface BaseSource {
  kind: 'pmtiles' | 'tiles'
  url: string
  /** As the operator wrote it; else what the file says of itself, or the name of the server. */
  attribution?: string | undefined
}

/** The base map that comes with the app. */
export const BUILTIN_URL = '/basemap.pmtiles'

/** What shows at the moment; a source of which no tile comes is silent, and the baked map shows instead. */
export const useSourceStatus = create<{ failed: boolean; listener: (failed: boolean) => void }>()((set) => ({
  failed: false,
  listener: (failed) => set({ failed }),
}))

const escaped = (text: string) =>
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
