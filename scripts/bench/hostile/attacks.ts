import { areaAttacks } from './area-attacks.ts'
import { bodyAttacks } from './body-attacks.ts'
import { floodAttacks } from './flood-attacks.ts'
import { reconcileAttacks } from './reconcile-attacks.ts'
import type { Attack } from './target.ts'

export const attacks: readonly Attack[] = [
  ...areaAttacks,
  ...bodyAttacks,
  ...reconcileAttacks,
  ...floodAttacks,
]
