import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageName, routeName } from './endpoint-name.ts'

it.each([
  [undefined, 'unknown'],
  ['/', 'app'],
  ['/*', 'app'],
  ['/config.json', 'config.json'],
  ['/health/ready', 'health'],
  ['/operator/imports/:id', 'operator/imports'],
  ['/operator/people', 'operator/people'],
  ['/operator/:any', 'operator'],
  ['/session', 'session'],
  ['/session/oidc/callback', 'session/oidc'],
  ['/reconcile/people/preview/:id', 'reconcile'],
  ['/boundaries/:kind/:x/:y', 'boundaries'],
])('the route %s is counted as %s', (pattern, name) => expect(routeName(pattern)).toBe(name))

it.each([
  ['/', 'page search'],
  ['/?City=Boston', 'page search'],
  ['/admin', 'page admin'],
  ['/audit?q=a/b', 'page audit'],
  ['/sign-in#token', 'page sign-in'],
  ['/data/merge/12', 'page data'],
  ['/anything/at/all', 'page other'],
  ['/constructor', 'page other'],
])('the page %s is counted as %s', (path, name) => expect(pageName(path)).toBe(name))

it('every page of the app has a name', () => {
  const router = readFileSync('src/app/router.tsx', 'utf8')
  const paths = [...router.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.filter((path) => pageName(path) === 'page other')).toEqual([])
})
