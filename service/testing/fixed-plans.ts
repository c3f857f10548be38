import type { LivePlans } from '../limits/live-plans.ts'
import { defaultPlans, type Plans } from '../limits/plans.ts'

/** Plans that never change. */
export const fixedPlans = (plans: Plans = defaultPlans): LivePlans => ({
  current: () => plans,
  close: async () => {},
})
