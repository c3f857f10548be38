import type { Role } from '#contract/roles.ts'

/** Texts of signing in. */
export const signInMessages = {
  documentTitle: 'Sign in · Catchment',
  title: 'Sign in to Catchment',
  ended: 'Sign in again',
  endedText: 'Your session has ended. What you typed is still here.',
  login: 'Email or name',
  password: 'Password',
  submit: 'Sign in',
  missing: 'Required',
  issuer: 'Continue to sign in',
  issuerText: 'Your company’s sign-in page opens. You come back here afterward.',
  proxy:
    'Your company signs you in before you reach this page, but didn’t say who you are. Reload the page, or contact the operator of this service.',
  reload: 'Reload',
  problems: {
    away: 'Your company’s sign-in page can’t be reached. Try again in a minute.',
    late: 'That sign-in took too long, or was started in another browser. Sign in again.',
    refused: 'Sign-in was canceled or didn’t succeed. Try again.',
    disabled: 'Your account is disabled. An operator of this service can enable it.',
  } as Readonly<Record<string, string>>,
} as const

/** Texts of one-time links. */
export const linkMessages = {
  documentTitle: 'Set up your account · Catchment',
  first: 'Set up the first operator',
  firstText: 'The operator manages data, people and keys. This link works once.',
  invite: 'Welcome to Catchment',
  inviteText: (login: string, role: Role) => `Set a password for ${login}. Your role: ${roleNames[role]}.`,
  login: 'Email or name you’ll sign in with',
  name: 'Your name',
  password: 'Password',
  passwordHint: 'At least 12 characters. A few random words work well.',
  submit: 'Create account',
  toSignIn: 'Go to sign-in',
} as const

export const roleNames: Readonly<Record<Role, string>> = {
  viewer: 'Viewer',
  member: 'Member',
  exporter: 'Exporter',
  operator: 'Operator',
}

/** Texts of the menu of who has signed in. */
export const personMessages = {
  menu: (name: string) => `${name}: account`,
  admin: 'Admin',
  changePassword: 'Change password…',
  signOut: 'Sign out',
  everywhere: 'Sign out everywhere',
  signedOutElsewhere: 'Signed out on all devices.',
  current: 'Current password',
  next: 'New password',
  title: 'Change password',
  note: 'You’ll be signed out everywhere else.',
  save: 'Change password',
  changed: 'Password changed. Other sessions were signed out.',
} as const

/** Texts of a page that needs a higher role. */
export const rolePageMessages = {
  title: (role: Role) => `This page needs the ${roleNames[role]} role`,
  text: (own: Role) => `Your role is ${roleNames[own]}. An operator of this service can change it.`,
} as const
