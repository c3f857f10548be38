import type { Plan } from '#contract/plans.ts'
import type { Role } from '#contract/roles.ts'
import { count } from '#shared/text/format.ts'

export const adminMessages = {
  documentTitle: 'Admin · Catchment',
  title: 'Admin',
  lead: 'People, keys and what they use.',
  loading: 'Loading',
  visitorTitle: 'Operators only',
  visitor: 'This page needs the role Operator. An operator of this service can give it to you.',
  visitorLocal: 'Open this page on the machine that runs the service, or set up sign-in (AUTH) there.',
  health: 'Service',
  data: 'Data sets',
  dataLink: 'Manage data sets',
  records: (kind: string, records: number) => `${count(records)} ${kind}`,
  healthy: 'Healthy',
  degraded: 'Degraded',
} as const

export const roleTexts: Readonly<Record<Role, string>> = {
  viewer: 'Viewer',
  member: 'Member',
  exporter: 'Exporter',
  operator: 'Operator',
}

export const planNames: Readonly<Record<Plan, string>> = {
  trial: 'Trial',
  credit: 'Credit',
  a: 'Plan A',
  b: 'Plan B',
  c: 'Plan C',
  unlimited: 'Unlimited',
}

const calls = (number: number) => `${count(number)} ${number === 1 ? 'call' : 'calls'}`
const records = (number: number) => `${count(number)} ${number === 1 ? 'record' : 'records'}`

/** Texts of use, of people and keys alike. */
export const usageMessages = {
  week: (number: number) => `${calls(number)} this week`,
  all: (number: number, read: number) => `${calls(number)}, ${records(read)} in all`,
  off: 'Switched off for excessive use',
  none: 'Not counted',
} as const

export const peopleMessages = {
  title: 'People',
  table: 'People, their roles and use',
  off: 'There is no sign-in: everyone on this machine can use the app. Set AUTH to let people sign in.',
  none: 'No one has signed in yet.',
  head: ['Person', 'Role', 'Plan', 'Used', 'Last sign-in', 'Actions'],
  role: (name: string) => `Role of ${name}`,
  plan: (name: string) => `Plan of ${name}`,
  never: 'Never',
  disabled: 'Disabled',
  actions: (name: string) => `Actions for ${name}`,
  disable: 'Disable',
  enable: 'Enable',
  endSessions: 'Sign out everywhere',
  newPassword: 'New password link…',
  remove: 'Remove…',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'They are signed out at once and can’t sign in again. What they used remains counted.',
  removed: (name: string) => `Removed ${name}.`,
  ended: (name: string) => `Signed ${name} out everywhere.`,
  invite: 'Invite…',
  inviteTitle: 'Invite a person',
  linkTitle: (login: string) => `New password for ${login}`,
  login: 'Email or name they’ll sign in with',
  make: 'Create link',
  link: 'One-time link',
  linkText: (login: string, day: string) =>
    `Send this link to ${login}. It works once, until ${day}, and is not shown again.`,
  copy: 'Copy link',
  copied: 'Copied',
  done: 'Done',
} as const

export const keyMessages = {
  title: 'Keys',
  table: 'Keys, their plans and use',
  none: 'There are no keys yet. Programs need one to call the API.',
  head: ['Key', 'Plan', 'Used', 'State', 'Actions'],
  plan: (id: string) => `Plan of key ${id}`,
  email: 'Email addresses',
  created: (day: string) => `Created ${day}`,
  active: 'Active',
  expires: (day: string) => `Expires after ${day}`,
  expired: (day: string) => `Expired ${day}`,
  revoked: 'Revoked',
  actions: (id: string) => `Actions for key ${id}`,
  make: 'Create key…',
  makeTitle: 'Create a key',
  planLabel: 'Plan',
  emailLabel: 'May read email addresses',
  expiresLabel: 'Last day (optional)',
  submit: 'Create key',
  rotate: 'Rotate…',
  rotateTitle: (id: string) => `Rotate key ${id}`,
  rotateText:
    'A new key with the same plan is created. Both work for the days below, then the old one stops.',
  days: 'Days that both work',
  rotateSubmit: 'Rotate',
  revoke: 'Revoke…',
  revokeTitle: (id: string) => `Revoke key ${id}?`,
  revokeText: 'Programs that use it are refused at once. This can’t be undone.',
  revokedNotice: (id: string) => `Revoked key ${id}.`,
  enable: 'Switch on again',
  key: 'New key',
  keyText: 'Copy it now: only its hash is stored, and it is not shown again.',
  copy: 'Copy key',
  copied: 'Copied',
  done: 'Done',
} as const
