import type { FastifyRequest } from 'fastify'
import { notesOf } from './call-notes.ts'

/** Routes beside the contract, by the first part of their pattern. */
const routes = [
  'boundaries',
  'config.json',
  'docs',
  'health',
  'metrics',
  'openapi.json',
  'operator',
  'reconcile',
] as const

/** What a request is counted under: its endpoint in the contract, a group of routes, `app` for files of the app, `unknown` for a path without a route. */
export function endpointName(request: FastifyRequest): string {
  return notesOf(request).endpoint ?? routeName(request.routeOptions.url)
}

/** The name of the route with this pattern: one of a few, never a path as a caller wrote it. */
export function routeName(pattern: string | undefined): string {
  if (pattern === undefined) return 'unknown'
  const [, first = ''] = pattern.split('/')
  return routes.find((name) => name === first) ?? 'app'
}
