/** Servers of one version at most: a query goes to all of them. */
const MAX_SERVERS = 64

const PREFIX = /^\/[a-z][a-z0-9_]{0,40}\/?$|^\/?$/

/** What an address of `CLICKHOUSE_URL` must be. */
export const ADDRESS_RULE =
  'must be addresses like https://user:password@host:8443, separated by commas; a name of small letters after it (/team) begins the names of the databases'

/** The addresses of ClickHouse servers in a text, each for a part of the records; undefined where one is none or is there twice. */
export function clickhouseAddresses(text: string): string[] | undefined {
  const addresses = text.split(',').map((address) => address.trim())
  const isList = new Set(addresses).size === addresses.length && addresses.length <= MAX_SERVERS
  return isList && addresses.every(isAddress) ? addresses : undefined
}

function isAddress(address: string): boolean {
  const url = parsed(address)
  if (!url) return false
  return /^https?:$/.test(url.protocol) && PREFIX.test(url.pathname) && !url.search && !url.hash
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
