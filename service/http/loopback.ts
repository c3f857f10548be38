import { isIPv4 } from 'node:net'

/** Whether a host name, as in an address or a `Host` header, means this machine on every machine. In lower case, without a port. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || isLoopbackAddress(name)
}

/** Whether the address of a socket is of this machine: 127.0.0.0/8 or ::1. */
export function isLoopbackAddress(address = ''): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (plain.startsWith('127.') && isIPv4(plain))
}
