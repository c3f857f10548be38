import { createHash, randomBytes } from 'node:crypto'

/** A new random secret of 256 bits, as text for a cookie or a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored in place of a secret. It has 256 bits, so that a fast hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
