import type { Logger } from 'pino'
import { openAccounts } from '../accounts/accounts.ts'
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
    const { kind, times } = signIn
    return { kind, accounts: openAccounts(store, times), cookieSeconds: Math.ceil(times.max / 1000) }
  } catch (error) {
    throw asDiskError(error, dataDir)
  }
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
