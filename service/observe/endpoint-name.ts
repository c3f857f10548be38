import type { FastifyRequest } from 'fastify'
import { notesOf } from './call-notes.ts'

/** Routes beside the contract, by the first part of their pattern. */
const routes: ReadonlySet<string> = new Set([
  'boundaries',
  'config.json',
  'docs',
  'health',
  'map.pmtiles',
  'metrics',
  'openapi.json',
  'operator',
  'reconcile',
  'session',
])

/** Routes of several rooms, which are counted by the first two parts of their patterns. */
const ofTwoParts: ReadonlySet<string> = new Set(['operator', 'session'])

/** The pages of the app, by the first part of their paths; `search` is the one at `/`. */
const pages: ReadonlySet<string> = new Set([
  'search',
  'companies',
  'people',
  'lists',
  'exports',
  'match',
  'industries',
  'report',
  'activity',
  'data',
  'admin',
  'audit',
  'sign-in',
  'settings',
])

const PAGE = 'page '

/** Whether this is the name of a page of the app. */
export const isPage = (endpoint: string): boolean => endpoint.startsWith(PAGE)

/**
 * What a request is counted under: its endpoint in the contract, a group of routes, a page of the app, `app` for its files, `unknown` for a
 * path without a route.
 */
export function endpointName(request: FastifyRequest): string {
  const { endpoint, page } = notesOf(request)
  return endpoint ?? page ?? routeName(request.routeOptions.url)
}

/** The name of the route with this pattern: one of a few, never a path as a caller wrote it. */
export function routeName(pattern: string | undefined): string {
  if (pattern === undefined) return 'unknown'
  const [, first = '', second = ''] = pattern.split('/')
  if (!routes.has(first)) return 'app'
  const isFixed = /^[\w-]+$/.test(second)
  return ofTwoParts.has(first) && isFixed ? `${first}/${second}` : first
}

/** The name of the page of the app at a path, which may have a query: one of a few, `page other` for paths that the app shows as not found. */
export function pageName(path: string): string {
  const [, first = ''] = path.split(/[/?#]/)
  const name = first === '' || first === 'index.html' ? 'search' : first
  return PAGE + (pages.has(name) ? name : 'other')
}
