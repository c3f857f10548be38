import type { Logger } from 'pino'
import { openAccounts } from '../accounts/accounts.ts'
import { type Issuer, issuerOf } from '../accounts/oidc.ts'
import { openAccountStore } from '../accounts/open-store.ts'
import type { SignInService } from '../accounts/serve-accounts.ts'
import { asDiskError } from '../versions/data-error.ts'
import { createPrivately } from '../versions/private-files.ts'
import type { Settings } from './settings.ts'

/** Opens the people of the service; undefined where there is no sign-in. */
export async function openSignIn(
  { signIn, dataDir, redisUrl }: Settings,
  log: Logger,
): Promise<SignInService | undefined> {
  if (!signIn) return undefined
  createPrivately()
  try {
    const store = await openAccountStore({ dataDir, redisUrl }, (err) =>
      log.error({ err }, 'the connection to Redis is lost: no one can sign in'),
    )
    const { kind, times, proxy } = signIn
    const oidc = signIn.oidc && { ...signIn.oidc, issuer: issuerOf(signIn.oidc) }
    if (oidc) announce(oidc.issuer, log)
    const cookieSeconds = Math.ceil(times.max / 1000)
    return { kind, accounts: openAccounts(store, times), cookieSeconds, oidc, proxy }
  } catch (error) {
    throw asDiskError(error, dataDir)
  }
}

/** Milliseconds between two attempts to reach an issuer that does not answer. */
const TRY_AGAIN = 30_000

/** Says when the issuer does not answer, and tries again until it does: the service runs, and people can sign in from then on. */
function announce(issuer: Issuer, log: Logger): void {
  let isAnnounced = false
  const look = () =>
    issuer.discover().then(
      () => isAnnounced && console.error('The issuer at OIDC_ISSUER answers: people can sign in.'),
      (error: Error) => {
        if (!isAnnounced)
          console.error(
            `Warning: the issuer at OIDC_ISSUER does not answer (${error.message}). No one can sign in until it does; the service tries again.`,
          )
        isAnnounced = true
        log.warn({ reason: error.message }, 'the issuer does not answer')
        setTimeout(look, TRY_AGAIN).unref()
      },
    )
  void look()
}

/** Prints the link of the first administrator, while there is none. It is not logged. */
export async function printFirstLink({ kind, accounts }: SignInService, address: string): Promise<void> {
  if (kind !== 'password') return
  const token = await accounts.firstLink()
  if (token === undefined) return
  console.log(
    `There is no operator yet. Open this link within 24 hours to become the first one; it works once:\n${address}/sign-in#link=${token}`,
  )
}
