import type { Vehicle } from '../../person-row.ts'
import { fold } from '../schema.ts'

/** Most makes, and most models, of one person that are stored and searched. */
const MAX_VEHICLES = 4

/** Stands between make and model, and so in neither. */
export const BETWEEN = '|'

const wordsOf = (text: string) => fold(text.replaceAll(BETWEEN, ' '))

/** A make as it begins the key of each of its models, a model as it ends its key. */
export const makeBegins = (make: string) => wordsOf(make) + BETWEEN
export const modelEnds = (model: string) => BETWEEN + wordsOf(model)

/** Make and model in one text, folded. */
export const vehicleKey = (make: string, model: string) => wordsOf(make) + modelEnds(model)

type Vehicles = readonly Vehicle[] | undefined

/** The keys of a person's vehicles, each once. */
export const vehicleKeys = (vehicles: Vehicles) =>
  [...new Set((vehicles ?? []).map(({ Make, Model }) => vehicleKey(Make, Model)))].slice(0, MAX_VEHICLES)

/** The makes of a person's vehicles, each once. */
export const makesOf = (vehicles: Vehicles) =>
  [...new Set((vehicles ?? []).map(({ Make }) => Make))].slice(0, MAX_VEHICLES)
