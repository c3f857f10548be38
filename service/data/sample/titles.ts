import { pick, type Random } from '#shared/random.ts'
import type { Family } from './name-patterns.ts'

const BOSSES = ['Owner', 'Owner', 'Owner', 'President', 'President', 'Manager', 'Partner', 'General Manager']
const LARGE = [
  'President',
  'Chief Executive Officer',
  'General Manager',
  'Chief Operating Officer',
  'Vice President',
  'Chief Financial Officer',
  'Director of Operations',
  'Human Resources Director',
]
const BRANCH = [
  'Manager',
  'Manager',
  'Branch Manager',
  'General Manager',
  'Site Manager',
  'Assistant Manager',
]

const byFamily: Partial<Record<Family, readonly string[]>> = {
  law: ['Attorney', 'Attorney', 'Partner', 'Managing Partner', 'Owner', 'Office Manager'],
  clinic: ['Owner', 'Practice Manager', 'Office Manager', 'Partner', 'Medical Director', 'President'],
  hospital: [
    'Administrator',
    'Chief Executive Officer',
    'Chief Nursing Officer',
    'Medical Director',
    'Chief Financial Officer',
  ],
  church: ['Pastor', 'Pastor', 'Senior Pastor', 'Minister', 'Administrator', 'Secretary'],
  school: ['Principal', 'Principal', 'Principal', 'Assistant Principal', 'Administrator', 'Superintendent'],
  daycare: ['Director', 'Owner', 'Director', 'Administrator'],
  homes: ['Administrator', 'Manager', 'Property Manager', 'Executive Director', 'Owner'],
  bank: ['Branch Manager', 'President', 'Manager', 'Vice President', 'Loan Officer'],
  town: ['Chief', 'Clerk', 'Director', 'Administrator', 'Manager', 'Librarian'],
  county: ['Director', 'Administrator', 'Clerk', 'Commissioner', 'Supervisor'],
  club: ['President', 'Executive Director', 'Secretary', 'Director', 'Treasurer', 'Manager'],
  service: ['Executive Director', 'Director', 'Manager', 'Administrator', 'Program Director'],
  tech: [
    'Chief Executive Officer',
    'President',
    'Founder',
    'Owner',
    'Chief Technology Officer',
    'Managing Director',
  ],
  farm: ['Owner', 'Owner', 'Owner', 'Partner', 'Manager'],
  person: ['Owner', 'Owner', 'Owner', 'Manager'],
  eatery: ['Owner', 'Owner', 'Manager', 'General Manager', 'Chef', 'President'],
  beauty: ['Owner', 'Owner', 'Owner', 'Manager', 'Stylist'],
}

const LARGE_FROM = 100

/** The title of the first contact of a place. */
export function titleOf(random: Random, family: Family, employees: number, isBranch: boolean): string {
  if (isBranch) return pick(random, BRANCH)
  const own = byFamily[family]
  if (own) return pick(random, own)
  return pick(random, employees >= LARGE_FROM ? LARGE : BOSSES)
}
