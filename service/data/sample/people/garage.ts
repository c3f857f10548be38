import { LAST_MODEL_YEAR, type VehicleModel, vehicleModels } from '#service/reference/vehicles/vehicles.ts'
import type { Vehicle } from '#service/store/person-row.ts'
import { type Random, weighted } from '#shared/random.ts'
import { THIS_YEAR } from '../date.ts'
import type { Standard } from './means.ts'

/** How much commoner a kind of vehicle is at a kind of place. */
const AT: Record<Standard['kind'], Record<VehicleModel['kind'], number>> = {
  city: { car: 1.4, suv: 0.9, pickup: 0.4, van: 0.8, sports: 1 },
  suburb: { car: 1.05, suv: 1.15, pickup: 0.75, van: 1.1, sports: 1 },
  country: { car: 0.8, suv: 1, pickup: 2, van: 0.9, sports: 0.9 },
}
const KINDS = Object.keys(AT) as Standard['kind'][]
/** From the logarithm of the income relative to the median to a price of 1 to 4. */
const levelOf = (wealth: number) => (wealth < -0.6 ? 1 : wealth < 0.35 ? 2 : wealth < 0.95 ? 3 : 4)
/** How many choose a vehicle so many prices off from what fits their income. */
const APART = [1, 0.8, 0.3, 0.08]

const models = vehicleModels()
const weightOf = (kind: Standard['kind'], level: number) => (model: VehicleModel) =>
  model.weight * AT[kind][model.kind] * (APART[Math.abs(model.price - level)] as number)
const pickers = new Map(
  KINDS.flatMap((kind) =>
    [1, 2, 3, 4].map((level) => [kind + level, weighted(models.map(weightOf(kind, level)))] as const),
  ),
)

/** Years of a vehicle on the road. */
const MEAN_AGE = 12
const OLDEST_YEAR = 1985
const TRIES = 6

/** A vehicle as people of a place with such an income drive it: the better off drive dearer and newer ones. */
export function vehicleOf(random: Random, kind: Standard['kind'], wealth: number): Vehicle {
  const pick = pickers.get(kind + levelOf(wealth)) as (random: Random) => number
  const age = -Math.log((1 - random()) * (1 - random())) * (MEAN_AGE / 2) * Math.exp(-0.25 * wealth) - 1
  const wanted = Math.max(OLDEST_YEAR, Math.min(LAST_MODEL_YEAR, THIS_YEAR - Math.round(age)))
  for (let attempt = 0; ; attempt++) {
    const { Make, Model, years } = models[pick(random)] as VehicleModel
    const last = attempt === TRIES
    const fitting = years.find(([from, to]) => wanted >= from && wanted <= to)
    if (fitting) return { Make, Model, Year: wanted }
    const [from, to] = years.at(-1) as VehicleModel['years'][number]
    if (last) return { Make, Model, Year: Math.max(from, Math.min(to, wanted)) }
  }
}

/** Up to two vehicles, none of them twice; undefined when none is known. */
export function vehiclesOf(random: Random, kind: Standard['kind'], wealth: number): Vehicle[] | undefined {
  if (random() > (kind === 'city' ? 0.34 : 0.56)) return undefined
  const first = vehicleOf(random, kind, wealth)
  if (random() > 0.22 + 0.08 * wealth) return [first]
  const second = vehicleOf(random, kind, wealth)
  return second.Model === first.Model ? [first] : [first, second]
}
