import type { Evidence } from '#service/match/evidence.ts'

/** The evidence where nothing was given. */
export const absent: Evidence = {
  address: 'absent',
  street: 'absent',
  suffix: 'absent',
  unit: 'absent',
  city: 'absent',
  state: 'absent',
  postalCode: 'absent',
  phone: 'absent',
  birth: 'absent',
  age: 'absent',
}
