/**
 * The path below which this module is served: what is before `/assets/` in the address of its file. '' where there is none, as in
 * development. Built files are the same under every path.
 */
export const basePathOf = (moduleAddress: string): string =>
  URL.canParse(moduleAddress)
    ? (/^(.*)\/assets\/[^/]*$/.exec(new URL(moduleAddress).pathname)?.[1] ?? '')
    : ''

/** The path below which the app is, '' or for instance '/catchment'. */
export const basePath = basePathOf(import.meta.url)

/** The address of a path of this service: '/config.json', '/docs'. */
export const atBase = (path: string): string => basePath + path
