import type { Failure } from './problem.ts'

/** Another server that is called: what messages call it, and the failure that its errors become. */
export interface RemoteServer {
  /** At the beginning of a sentence: "The data service". */
  name: string
  fail(message: string): Failure
}

/** The text of an answer. Raises a failure above `maxBytes`, and for bytes that are no text. */
export async function readText(response: Response, maxBytes: number, server: RemoteServer): Promise<string> {
  const garbled = () => server.fail(`${server.name} sent text in an encoding that cannot be read.`)
  const decoder = decoderFor(response.headers.get('content-type') ?? '', garbled)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes)
      throw server.fail(`${server.name} sent more than ${Math.round(maxBytes / 1024 / 1024)} MB.`)
    chunks.push(chunk)
  }
  try {
    return decoder.decode(Buffer.concat(chunks))
  } catch {
    throw garbled()
  }
}

function decoderFor(contentType: string, garbled: () => Failure): TextDecoder {
  try {
    return new TextDecoder(/charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8', { fatal: true })
  } catch {
    throw garbled()
  }
}

/** Messages for failed connections, by the error code of Node. */
const causes: readonly [code: RegExp, message: string][] = [
  [/ENOTFOUND|EAI_AGAIN/, 'Its host name was not found.'],
  [/ECONNREFUSED/, 'Nothing answers at its address.'],
  [/CERT|TLS|SSL|SELF_SIGNED|EPROTO/, 'Its certificate or encryption is not accepted.'],
  [/ECONNRESET|UND_ERR_SOCKET|EPIPE|Z_/, 'It closed the connection before the end of its answer.'],
  [/EHOSTUNREACH|ENETUNREACH/, 'It is not reachable on the network.'],
]

/** The failure for a connection error; a failure remains itself. */
export function connectionFailure(error: unknown, server: RemoteServer): unknown {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  if ((error as Failure).statusCode) return error
  const [, message] = causes.find(([known]) => known.test(cause?.code ?? code ?? '')) ?? []
  return server.fail(`${server.name} cannot be reached. ${message ?? 'Its answer could not be read.'}`)
}
