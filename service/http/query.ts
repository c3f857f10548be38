export type QueryPairs = readonly (readonly [name: string, value: string])[]

/** The names and values of a request's query, in order, repeats included. A broken percent escape is left unchanged. */
export function queryPairs(url: string): QueryPairs {
  const start = url.indexOf('?')
  const parts = start < 0 ? [] : url.slice(start + 1).split('&')
  return parts.filter(Boolean).map((part) => {
    const equals = part.indexOf('=')
    return equals < 0 ? [decode(part), ''] : [decode(part.slice(0, equals)), decode(part.slice(equals + 1))]
  })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

export const isKeyName = (name: string) => name.toLowerCase() === 'apikey'

/** The path of a request's address, with the escapes of a malformed one escaped, so that it is an ordinary unknown path or id. */
export function wellFormedUrl(url: string): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
