import { once } from '#shared/once.ts'
import { readTable } from '../dictionary/table.ts'

/** First and last model year, both included. */
type Years = readonly [first: number, last: number]

/** A model sold in the US since 1977. */
export interface VehicleModel {
  Make: string
  Model: string
  /** One or several runs of model years, the oldest first. */
  years: readonly Years[]
  kind: 'car' | 'suv' | 'pickup' | 'van' | 'sports'
  /** From 1, cheap when new, to 4, luxury. */
  price: 1 | 2 | 3 | 4
  /** How many are on the road, roughly, beside other models. */
  weight: number
}

/** The newest model year of the table, for models still made. */
export const LAST_MODEL_YEAR = 2027

function readModel([Make = '', Model = '', years = '', kind, price, weight]: string[]): VehicleModel {
  return {
    Make,
    Model,
    years: years.split(',').map(readYears),
    kind: kind as VehicleModel['kind'],
    price: Number(price) as VehicleModel['price'],
    weight: Number(weight),
  }
}

function readYears(run: string): Years {
  const [first, last] = run.split('-')
  return [Number(first), last ? Number(last) : LAST_MODEL_YEAR]
}

/** Every model, by make and name. Read from the table at the first call. */
export const vehicleModels: () => readonly VehicleModel[] = once(() =>
  readTable('../vehicles/vehicles.tsv').map(readModel),
)

const byMake = once(() => {
  const models = new Map<string, { Make: string; Models: string[] }>()
  for (const { Make, Model } of vehicleModels()) {
    const entry = models.get(Make.toLowerCase()) ?? { Make, Models: [] }
    entry.Models.push(Model)
    models.set(Make.toLowerCase(), entry)
  }
  return models
})

/** Every make, by name. */
export const makes: () => readonly string[] = once(() => [...byMake().values()].map(({ Make }) => Make))

/** The models of a make in any letter case, by name; none when the make is not known. */
export function modelsOf(make: string): readonly string[] {
  return byMake().get(make.trim().toLowerCase())?.Models ?? []
}
