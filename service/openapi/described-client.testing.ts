import { Ajv2020 } from 'ajv/dist/2020.js'

interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
}
interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { $ref?: string }>
}

type Values = Record<string, unknown>

/** Calls an operation of a description by its id, with its parameters, and its body under the name `body`. */
export type Client = (operationId: string, given?: Values) => Promise<unknown>

/**
 * A client created at run time from the description at `address` alone: no path, name or type is written in it.
 * Refuses to send a body that the description does not allow; rejects when the answer does not match it.
 */
export async function describedClient(address: string, key: string): Promise<Client> {
  const url = `${address}/openapi.json`
  const document = await (await fetch(url)).json()
  const ajv = new Ajv2020({ strict: false })
  ajv.addSchema(document, 'api')
  const server = new URL(document.servers[0].url, url).href.replace(/\/$/, '')
  const { name: keyHeader } = Object.values<Values>(document.components.securitySchemes).find(
    (scheme) => scheme.in === 'header',
  ) as { name: string }

  const check = (value: unknown, ...steps: string[]) => {
    const place = steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
    if (!ajv.validate({ $ref: `api#/${place}` }, value)) throw new Error(ajv.errorsText())
  }

  function placeOf(path: string, method: string, { responses }: Operation, status: string): string[] {
    const $ref = responses[status]?.$ref
    return $ref ? $ref.slice(2).split('/') : ['paths', path, method, 'responses', status]
  }

  function functionOf(path: string, method: string, operation: Operation) {
    return async ({ body, ...given }: Values = {}) => {
      if (body !== undefined)
        check(body, 'paths', path, method, 'requestBody', 'content', 'application/json', 'schema')
      const response = await fetch(server + addressOf(path, operation.parameters ?? [], given), {
        method: method.toUpperCase(),
        headers: { [keyHeader]: key, accept: 'application/json', 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const value = await response.json()
      const place = placeOf(path, method, operation, String(response.status))
      check(value, ...place, 'content', 'application/json', 'schema')
      if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(value)}`)
      return value
    }
  }

  const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [operation.operationId, functionOf(path, method, operation)] as const,
    ),
  )
  const functions = new Map(operations)
  return async (operationId, given) => {
    const operation = functions.get(operationId)
    if (!operation) throw new Error(`${operationId} is not described`)
    return operation(given)
  }
}

function addressOf(path: string, parameters: readonly Parameter[], given: Values): string {
  const unknown = Object.keys(given).find((name) => !parameters.some((parameter) => parameter.name === name))
  if (unknown) throw new Error(`${unknown} is not described`)
  const inQuery = parameters.filter(
    (parameter) => parameter.in === 'query' && given[parameter.name] !== undefined,
  )
  const query = new URLSearchParams(inQuery.map(({ name }) => [name, String(given[name])])).toString()
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])))
  return query ? `${filled}?${query}` : filled
}
