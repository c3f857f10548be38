import type { FastifyHelmetOptions } from '@fastify/helmet'
import { styleNonceSource } from '../http/style-nonce.ts'
import type { MapOrigins } from './base-map.ts'

/** Half a year, in seconds: how long browsers open this host with encryption alone. */
const ENCRYPTED_ONLY = 15_768_000

/** The headers by which browsers protect the pages; the other origins are those of basemaps. */
export const securityHeaders = ({ pictures, requests }: MapOrigins, isEncrypted: boolean) =>
  ({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", styleNonceSource],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...requests],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Without a certificate here, the proxy that has one sets this header.
    strictTransportSecurity: isEncrypted && { maxAge: ENCRYPTED_ONLY, includeSubDomains: false },
  }) satisfies FastifyHelmetOptions
