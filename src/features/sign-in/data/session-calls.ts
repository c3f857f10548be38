import { z } from 'zod'
import { operatorCall, operatorDelete } from '#api/operator-calls.ts'
import {
  type AcceptLink,
  type ChangePassword,
  LinkInfo,
  Session,
  type SignIn,
  sessionPaths,
} from '#contract/accounts.ts'

export const signIn = (body: z.input<typeof SignIn>) => operatorCall(Session, sessionPaths.session, { body })
export const signOut = () => operatorDelete(sessionPaths.session)
export const signOutEverywhere = () => operatorCall(z.unknown(), sessionPaths.everywhere, { method: 'POST' })
export const changePassword = (body: z.input<typeof ChangePassword>) =>
  operatorCall(Session, sessionPaths.password, { body })
export const readLink = (token: string, signal: AbortSignal) =>
  operatorCall(LinkInfo, sessionPaths.link, { body: { token }, signal })
export const acceptLink = (body: z.input<typeof AcceptLink>) =>
  operatorCall(Session, sessionPaths.accept, { body })
