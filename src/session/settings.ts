import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Format } from '#records/record.ts'
import type { Units } from '#shared/text/units.ts'
import { persistedIn } from '#storage/persisted-storage.ts'

/** Dollars for reading one record of each format; Core pages carry nothing that is billed. */
export type Rates = Record<Format, number>

export const defaultRates: Rates = {
  Core: 0,
  Basic: 0.04,
  Enhanced: 0.08,
  LifeStyle: 0.08,
  TargetReady: 0.08,
}

/** Dollars up to which records are loaded without confirmation: by one action, and while a tab is open. */
export interface SpendingLimits {
  on: boolean
  action: number
  session: number
}

export const defaultSpendingLimits: SpendingLimits = { on: true, action: 25, session: 100 }

/** The name of the first list in three steps, among the hints that are dismissed. */
export const QUICK_START = 'quickStart'

const defaults = {
  units: 'miles' as Units,
  rates: defaultRates,
  spendingLimits: defaultSpendingLimits,
  /** Whether the rows of the record table are compact. */
  dense: false,
  /** Name of the selected basemap; empty until one is. */
  baseMap: '',
  /** Names of the hints that were dismissed. */
  dismissed: [] as readonly string[],
}
type Choices = typeof defaults

interface Settings extends Choices {
  settingsChanged: (change: Partial<Choices>) => void
  hintDismissed: (name: string) => void
  hintsReset: () => void
}

/** The settings of all screens, persisted in this browser. */
export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      ...defaults,
      settingsChanged: (change) => set(change),
      hintDismissed: (name) => set(({ dismissed }) => ({ dismissed: [...new Set([...dismissed, name])] })),
      hintsReset: () => set({ dismissed: [] }),
    }),
    { name: 'settings', ...persistedIn<Settings>('localStorage') },
  ),
)
