import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net'

/**
 * Whether the sender of a request is a proxy whose headers are true. `address` is normalized; `hop` counts from the socket's peer, 0,
 * towards the client.
 */
export type IsTrustedProxy = (address: string, hop: number) => boolean

/** No proxy is trusted: headers say nothing about the client. */
export const noTrustedProxy: IsTrustedProxy = () => false

/** Proxies in front of each other; more than a handful is a mistake. */
const MAX_HOPS = 16

/** Names for networks, as other servers have them. */
const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * The trusted proxies in a text: a number of hops, or addresses, networks (`10.0.0.0/8`) and the names `loopback` and `private`,
 * separated by commas. Throws an error that says what is wrong.
 */
export function trustedProxiesIn(text: string): IsTrustedProxy {
  if (/^\d+$/.test(text.trim())) return withinHops(Number(text))
  const list = new BlockList()
  const entries = text.split(',').map((entry) => entry.trim().toLowerCase())
  for (const entry of entries.filter(Boolean).flatMap((entry) => named[entry] ?? [entry])) add(list, entry)
  return (address) => isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

function withinHops(hops: number): IsTrustedProxy {
  if (hops < 1 || hops > MAX_HOPS) throw new Error(`must be a number of proxies from 1 to ${MAX_HOPS}`)
  return (_address, hop) => hop < hops
}

function add(list: BlockList, entry: string): void {
  const [written = '', bits, ...rest] = entry.split('/')
  const address = normalAddress(written)
  const length = isIPv6(address ?? '') ? 128 : 32
  const prefix = Number(bits ?? length)
  const isPrefix = (bits === undefined || /^\d{1,3}$/.test(bits)) && prefix <= length && rest.length === 0
  if (address === undefined || !isPrefix)
    throw new Error(
      `must be a number of proxies, or addresses and networks such as 10.0.0.5, 10.0.0.0/8, loopback, private: ${entry} is neither`,
    )
  // A network of every address would trust every caller.
  if (prefix === 0)
    throw new Error(
      `must not contain ${entry}, which is every address: any caller could then write these headers`,
    )
  list.addSubnet(address, prefix, length === 128 ? 'ipv6' : 'ipv4')
}

/** One text for each address: lower case, IPv6 shortened and without a zone, IPv4 within IPv6 as IPv4; undefined for any other text. */
export function normalAddress(text: string): string | undefined {
  const plain = text.replace(/%[\w.-]+$/, '')
  if (!isIPv6(plain)) return isIP(plain) ? plain : undefined
  const { address } = new SocketAddress({ address: plain, family: 'ipv6' })
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
