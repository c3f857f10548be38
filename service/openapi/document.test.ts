import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { describeApi } from './document.ts'
import { examples } from './examples.ts'
import { bodyComponents, type Schema } from './schemas.ts'

const document = describeApi('1.0.0')
const names = Object.keys(endpoints) as EndpointName[]

it('has nothing that spectral finds wrong', async () => {
  const linter = new spectral.Spectral()
  linter.setRuleset({ extends: [rulesets.oas as RulesetDefinition], rules: {} })
  const found = await linter.run(JSON.parse(JSON.stringify(document)))
  expect(found.map(({ code, path, message }) => `${code} ${path.join('.')} ${message}`)).toEqual([])
})

it('refers to nothing that is missing, and has nothing that is not referred to', () => {
  const text = JSON.stringify(document)
  const referred = new Set([...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, place]) => place))
  const { schemas, headers, responses } = document.components
  const there = Object.entries({ schemas, headers, responses }).flatMap(([group, parts]) =>
    Object.keys(parts).map((name) => `${group}/${name}`),
  )
  expect([...referred].sort()).toEqual(there.sort())
})

describe.each(names)('%s', (name) => {
  const endpoint: Endpoint = endpoints[name]
  it.each(examples[name].map(({ title, given }) => [title, given as object] as const))(
    'takes its example: %s',
    (_title, given) => {
      for (const [part, value] of Object.entries(given)) {
        const schema = endpoint[part as 'params' | 'query' | 'body'] as z.ZodType
        expect(schema.safeParse(value).error?.issues ?? []).toEqual([])
      }
    },
  )
})

/** Every property of a body's component with its example and, where they are listed, its values. */
const described = Object.entries(bodyComponents()).flatMap(([component, { properties = {} }]) =>
  Object.entries(properties).map(
    ([name, schema]) => [`${component}.${name}`, component, name, schema] as const,
  ),
)

const bodies: Record<string, z.ZodObject> = {
  CompanySearch: endpoints.searchCompanies.body,
  CompanyCriteria: endpoints.searchCompanies.body,
  CompanyTally: endpoints.tallyCompanies.body,
  PersonSearch: endpoints.searchPeople.body,
  PersonCriteria: endpoints.searchPeople.body,
  PersonTally: endpoints.tallyPeople.body,
  CompanyCountItem: endpoints.multipleCountCompanies.body.element,
  PersonCountItem: endpoints.multipleCountPeople.body.element,
  CompanyTallyItem: endpoints.multipleTallyCompanies.body.element,
  PersonTallyItem: endpoints.multipleTallyPeople.body.element,
  MatchRequest: endpoints.match.body,
}

describe.each(described.filter(([, component]) => component in bodies))(
  '%s',
  (_title, component, name, schema) => {
    const member = bodies[component]?.shape[name] as z.ZodType
    const { examples: [example] = [], items, description, enum: values = items?.enum } = schema as Schema
    it('has a description, and its example and values are accepted', () => {
      expect(description).toMatch(/\.$/)
      expect(member.safeParse(example).error?.issues ?? []).toEqual([])
      for (const value of values ?? [])
        expect(member.safeParse(items ? [value] : value).error?.issues ?? []).toEqual([])
    })
  },
)

it('lists values that are the only ones', () => {
  const listed = described.filter(
    ([, component, , { enum: values, items }]) => component in bodies && (values ?? items?.enum),
  )
  const taken = listed.filter(([, component, name, { items }]) => {
    const member = bodies[component]?.shape[name] as z.ZodType
    return name !== 'ResourceType' && member.safeParse(items ? ['Nope'] : 'Nope').success
  })
  expect(listed.length).toBeGreaterThan(20)
  expect(taken.map(([title]) => title)).toEqual([])
})
