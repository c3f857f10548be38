import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { isLoopbackName } from '../http/loopback.ts'
import type { FlowRecord } from './records.ts'

/** The issuer of OpenID Connect that people sign in at, and this service as its client. */
export interface OidcClient {
  issuer: string
  clientId: string
  clientSecret?: string | undefined
  /** The address to which the issuer returns people; derived from the request where it is not set. */
  redirect?: string | undefined
}

/** What the issuer says of a person: verified claims of the ID token. */
export type Claims = Record<string, unknown> & { iss: string; sub: string }

export interface Issuer {
  /** Requests the endpoints of the issuer, unless they are known. Rejects while it does not answer. */
  discover(): Promise<void>
  /** The address at the issuer where a person signs in, and what must be remembered until they return. */
  begin(redirect: string): Promise<{ address: string; flow: Omit<FlowRecord, 'back' | 'expires'> }>
  /** The claims of who returned to `returned`; rejects unless code, state, nonce, issuer, audience and times are right. */
  finish(returned: URL, flow: FlowRecord): Promise<Claims>
}

/** Seconds that the issuer may take for an answer. */
const TIMEOUT = 10

/** The authorization code flow with PKCE, state and nonce (OAuth 2.0 Security BCP, RFC 9700). */
export function issuerOf({ issuer, clientId, clientSecret }: OidcClient): Issuer {
  let known: Promise<Configuration> | undefined
  const server = new URL(issuer)

  function configuration(): Promise<Configuration> {
    known ??= discovery(server, clientId, clientSecret, undefined, {
      timeout: TIMEOUT,
      // The signature is checked too: http is allowed to this machine.
      execute: isLoopbackName(server.hostname)
        ? [allowInsecureRequests, enableNonRepudiationChecks]
        : [enableNonRepudiationChecks],
    }).catch((error) => {
      // The next one requests them again.
      known = undefined
      throw error
    })
    return known
  }

  return {
    discover: async () => void (await configuration()),
    async begin(redirect) {
      const flow = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirect,
        scope: 'openid profile email',
        response_type: 'code',
        code_challenge: await calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        state: flow.state,
        nonce: flow.nonce,
      })
      return { address: address.href, flow }
    },
    async finish(returned, { state, nonce, verifier }) {
      const tokens = await authorizationCodeGrant(await configuration(), returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      return tokens.claims() as Claims
    },
  }
}
