import { BlockList, isIP } from 'node:net'
import { DataError } from '#service/versions/data-error.ts'
import { remoteMessages as messages } from './messages.ts'

/** Networks that are not public, by the number of bits that they share. */
const privateNetworks: readonly [address: string, bits: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

const blocked = new BlockList()
for (const [address, bits, family] of privateNetworks) blocked.addSubnet(address, bits, family)

/** Whether an IP address is of a private network, of this machine, or of none. */
export const isPrivate = (address: string): boolean =>
  blocked.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** The hosts from which files may be loaded, in small letters. */
export type AllowedHosts = readonly string[]

/** The hosts in the text of `IMPORT_HOSTS`; none where it is absent. */
export const hostsIn = (text = ''): AllowedHosts =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean)

const fits = (host: string) => (allowed: string) =>
  allowed === '*' || allowed === host || (allowed.startsWith('*.') && host.endsWith(allowed.slice(1)))

const plainHost = ({ hostname }: URL) => hostname.toLowerCase().replace(/^\[|\]$/g, '')

/**
 * An address that may be loaded. Throws a `DataError` for one that is none, or whose host is not allowed; a name may still turn out to be of a private
 * network (`checkAddress`).
 */
export function allowedAddress(address: string | URL, allowed: AllowedHosts): URL {
  const url = URL.parse(address)
  if (url?.protocol === 's3:') throw new DataError(messages.bucket(String(address)))
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new DataError(messages.notAnAddress(String(address)))
  if (url.username || url.password) throw new DataError(messages.hasPassword)
  const host = plainHost(url)
  if (!allowed.some(fits(host))) throw new DataError(messages.notAllowed(host))
  if (isIP(host)) checkAddress(host, host, allowed)
  return url
}

/** Throws a `DataError` where a host has an address of a private network and is not itself in the list. */
export function checkAddress(host: string, address: string, allowed: AllowedHosts): void {
  if (isPrivate(address) && !allowed.includes(host)) throw new DataError(messages.isPrivate(host, address))
}
