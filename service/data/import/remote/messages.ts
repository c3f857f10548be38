import { sizeText } from '#shared/text/size.ts'

/** The texts of files that are loaded from an address. */
export const remoteMessages = {
  loading: (received: number, size: number | undefined) =>
    `Loading: ${sizeText(received)}${size === undefined ? '' : ` of ${sizeText(size)}`}`,
  loaded: (address: string, size: number) => `Loaded ${sizeText(size)} from ${address}`,
  notAllowed: (host: string) =>
    `Files are not loaded from ${host}: it is not in IMPORT_HOSTS, the list of hosts that the operator allows (host names with commas between them, *.example.com for all below one, * for any)`,
  isPrivate: (host: string, address: string) =>
    `Files are not loaded from ${host}: its address ${address} is of a private network. Name ${host} itself in IMPORT_HOSTS to allow it`,
  notAnAddress: (address: string) => `"${address}" is not an address that begins with http:// or https://`,
  hasPassword: 'The address has a user name or a password in it, which is not sent. Use an address without',
  bucket: (address: string) =>
    `${address} cannot be loaded: it needs the extension httpfs of DuckDB, which is not part of the service. Use a presigned https:// address of the file, whose host IMPORT_HOSTS names, or copy the file to this machine`,
  redirects: (address: string, max: number) => `${address} leads to other addresses more than ${max} times`,
  noTarget: (address: string) => `${address} leads to another address, but does not say to which`,
  status: (address: string, status: number, text: string) =>
    `The server answers ${status}${text && ` (${text})`} for ${address}`,
  changed: (address: string) => `The file at ${address} changed while it was loaded. Load it again`,
  cutOff: (address: string, received: number, size: number | undefined) =>
    `The file at ${address} was cut off after ${sizeText(received)}${size === undefined ? '' : ` of ${sizeText(size)}`}, again and again. Load it later`,
  noAnswer: (address: string, error: string) => `There is no answer from ${address}: ${error}`,
  empty: (address: string) => `The file at ${address} is empty`,
  noRoom: (address: string, free: number) =>
    `The file at ${address} is larger than the ${sizeText(free)} that the disk has for it. Make room, or load a part of it`,
} as const
