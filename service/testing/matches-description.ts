import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, streamEndpoints } from '#contract/endpoints.ts'
import { ValidationErrors } from '#contract/problem.ts'
import { describeApi } from '../openapi/document.ts'
import { problemOf, readAnswer } from './call-formats.ts'

const document = JSON.parse(JSON.stringify(describeApi('0.0.0')))
const ajv = new Ajv2020({ strict: false, allErrors: false })
ajv.addSchema(document, 'api')

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const validators = new Map<string, ValidateFunction>()

function validatorAt(...steps: string[]): ValidateFunction {
  const $ref = `api#/${steps.map(escaped).join('/')}`
  const known = validators.get($ref)
  if (known) return known
  const made = ajv.compile({ $ref })
  validators.set($ref, made)
  return made
}

interface Described {
  path: string
  method: string
  endpoint: Endpoint
}

/** The endpoint that answers a method at a path; literal paths go before those with parameters. */
function describedAt(method: string, path: string): Described | undefined {
  const rows = Object.values<Endpoint>(endpoints).toSorted(
    (a, b) => Number(/{/.test(a.path)) - Number(/{/.test(b.path)),
  )
  const endpoint = rows.find((row) => row.method === method && patternOf(row.path).test(path))
  return endpoint && { path: endpoint.path.replace(/\/$/, ''), method: method.toLowerCase(), endpoint }
}

const patternOf = (path: string) =>
  new RegExp(`^(/api)?${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`)

/** Where the description has an answer: in its operation, or among the errors for requests without an operation. */
function placeOf(described: Described | undefined, status: string): string[] | undefined {
  const answers = described && document.paths[described.path][described.method].responses
  if (!described || !(status in answers)) {
    const shared = document.components.responses[`Error${status}`]
    return shared && ['components', 'responses', `Error${status}`]
  }
  const { $ref } = answers[status]
  return $ref ? $ref.slice(2).split('/') : ['paths', described.path, described.method, 'responses', status]
}

function bodyOf(response: LightMyRequestResponse, described: Described | undefined): unknown {
  if (response.statusCode === 400) return readAnswer(response, ValidationErrors)
  return response.statusCode === 200 && described
    ? readAnswer(response, described.endpoint.response)
    : problemOf(response)
}

/** The difference between a stream's lines and the description. */
function undescribedLine(path: string, body: string): string | undefined {
  const place = ['paths', path, 'post', 'responses', '200', 'content', 'application/x-ndjson', 'schema']
  const validate = validatorAt(...place)
  const line = body.split('\n').find((text) => text !== '' && !validate(JSON.parse(text)))
  return line && `POST ${path}: ${ajv.errorsText(validate.errors)} in ${line.slice(0, 300)}`
}

/** How an answer differs from `/openapi.json`; undefined when it does not. In XML the value is compared. */
export function undescribed(call: InjectOptions, response: LightMyRequestResponse): string | undefined {
  const { method = 'GET', url } = call
  const stream = Object.values(streamEndpoints).find(
    (row) => String(url).replace(/^\/api|\?.*/g, '') === row.path,
  )
  if (stream && response.statusCode === 200) return undescribedLine(stream.path, response.body)
  // Resolved like the injection does: `/v1/companies/.` is the folder itself.
  const path = new URL(String(url), 'http://localhost').pathname
  if (!/^(\/api)?\/v\d\//.test(path) || !/^(GET|POST)$/.test(method)) return undefined
  const described = describedAt(method, path)
  const status = String(response.statusCode)
  const place = placeOf(described, status)
  if (!place) return `${method} ${path} answers ${status}, which is not described`
  const validate = validatorAt(...place, 'content', 'application/json', 'schema')
  if (validate(bodyOf(response, described))) return undefined
  return `${method} ${path} ${status}: ${ajv.errorsText(validate.errors)} in ${response.body.slice(0, 300)}`
}

/** Makes a test fail on an answer that is not in the description. */
export function asDescribed(app: FastifyInstance): FastifyInstance {
  const inject = app.inject.bind(app) as (call: InjectOptions | string) => Promise<LightMyRequestResponse>
  const checked = async (call: InjectOptions | string) => {
    const response = await inject(call)
    const error = undescribed(typeof call === 'string' ? { url: call } : call, response)
    if (error) throw new Error(error)
    return response
  }
  return Object.assign(app, { inject: checked })
}
