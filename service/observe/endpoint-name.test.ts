import { expect, it } from 'vitest'
import { routeName } from './endpoint-name.ts'

it.each([
  [undefined, 'unknown'],
  ['/', 'app'],
  ['/*', 'app'],
  ['/config.json', 'config.json'],
  ['/health/ready', 'health'],
  ['/operator/imports/:id', 'operator'],
  ['/reconcile/people/preview/:id', 'reconcile'],
  ['/boundaries/:kind/:x/:y', 'boundaries'],
])('the route %s is counted as %s', (pattern, name) => expect(routeName(pattern)).toBe(name))
