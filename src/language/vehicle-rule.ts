import type { Vehicle } from '#contract/vehicle.ts'
import { languageMessages as messages } from './messages.ts'
import { listed, phraseBook } from './phrase-book.ts'
import type { Rule, RuleMatch } from './rule.ts'
import type { Token } from './tokens.ts'

const leads = listed(
  'driving a, driving an, driving, who drive a, who drive an, who drive, drives a, drives, drive a, drive an, drive, owners of a, owners of an, owners of, owning a, owning an, who own a, who own an, own a, owns a, own an, owns an, who drives a, who drives an, that drive, that drive a, that own a, who own, owning, with a, with an, has a, has an, who has a, who has an, driver of, drivers of, drivers of a, with a new, drives a new, own a new, owns a new, lease a, leases a, leasing a, have a, who have a, have an, having a, vehicle, vehicles, car, make, model',
)
const tails = listed('owners, owner, drivers, driver')
/** Bodies behind a make or a model: "Ram 1500 trucks", "Ford pickup owners". */
const bodies = listed(
  'trucks, truck, pickups, pickup, pickup trucks, pick up, pick ups, cars, car, suvs, suv, vans, van, minivans, minivan, sedans, sedan, coupes, coupe, convertibles, convertible, wagons, wagon, hatchbacks, hatchback, crossovers, crossover, vehicles, vehicle, autos, hybrid, hybrids, evs',
)

/** The token after a make or model with its body, and after its owners; a body alone is a tail too. */
function tailAt(tokens: readonly Token[], at: number): { next: number } | undefined {
  const body = bodies.find(tokens, at)
  return tails.find(tokens, body?.next ?? at) ?? body
}

/** Names of makes that people use. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  Chevrolet: ['Chevy', 'Chevys'],
  'Mercedes-Benz': ['Mercedes', 'Benz'],
  Volkswagen: ['VW'],
  BMW: ['Beemer', 'Bimmer'],
}
const MAX_LISTED = 6

interface Named {
  VehicleMake?: string
  VehicleModel: string | undefined
  /** Whether the words can hardly mean anything else: a make and its model, a model with digits. */
  sure: boolean
  note?: string
}

const dealerWords = listed('dealers, dealer, dealerships, dealership, car dealers, auto dealers')
const NEW_CAR_DEALERS = '5511'

/** "toyota dealers": dealers that have the make in their name. */
const dealersOf = (make = '', next: number): RuleMatch => ({
  meaning: {
    type: 'criteria',
    criteria: { PrimarySic: [NEW_CAR_DEALERS], CompanyName: make },
    words: `Industry: New and used car dealers, Company name has “${make}”`,
  },
  next,
  note: messages.takenAsCompany,
})

/** A model as it is written, and without its hyphen: "F-150", "F150". */
const modelForms = (model: string) => (model.includes('-') ? [model, model.replaceAll('-', '')] : [model])
const makeForms = (make: string) => [make, ...(nicknames[make] ?? [])]

/** A name that is that of several models with their sizes behind it: "Silverado" of "Silverado 1500". */
const shortForm = (model: string) => /^(\p{L}{3,}) \d+$/u.exec(model)?.[1]

/** "driving a Ford F-150", "Toyota owners"; a make or model that may be any word needs such words beside it. */
export function vehicleRule(vehicles: readonly Vehicle[]): Rule {
  const pairs = vehicles.flatMap(({ Make, Models = [] }) =>
    Models.flatMap((model) =>
      modelForms(model).flatMap((name) =>
        makeForms(Make).map((make): [string, Named] => [
          `${make} ${name}`,
          { VehicleMake: Make, VehicleModel: model, sure: true },
        ]),
      ),
    ),
  )
  const shortModels = vehicles.flatMap(({ Make, Models = [] }) =>
    Models.flatMap((model) => {
      const short = shortForm(model)
      const named = { VehicleMake: Make, VehicleModel: model, note: messages.takenAsModel(model) }
      const forms = makeForms(Make).map((make): [string, Named] => [
        `${make} ${short}`,
        { ...named, sure: true },
      ])
      return short ? [...forms, [short, { ...named, sure: false }] as [string, Named]] : []
    }),
  )
  const makes = vehicles.flatMap(({ Make }) =>
    makeForms(Make).map((name): [string, Named] => [
      name,
      { VehicleMake: Make, VehicleModel: undefined, sure: false },
    ]),
  )
  const models = vehicles.flatMap(({ Make, Models = [] }) =>
    Models.flatMap((model) =>
      modelForms(model).map((name): [string, Named] => [
        name,
        { VehicleMake: Make, VehicleModel: model, sure: /[a-z]-?\d/i.test(model) },
      ]),
    ),
  )
  const book = phraseBook([...pairs, ...makes, ...models, ...shortModels])
  /** Whether a list of makes ends with owners: "Toyota, Ford and Honda drivers". */
  const isListOfOwners = (tokens: readonly Token[], at: number) => {
    let next = at
    for (let n = 0; n < MAX_LISTED && [',', 'and', 'or'].includes(tokens[next]?.word ?? ''); n++) {
      const isBoth = tokens[next]?.word === ',' && ['and', 'or'].includes(tokens[next + 1]?.word ?? '')
      const other = book.find(tokens, isBoth ? next + 2 : next + 1)
      if (!other) return false
      if (tailAt(tokens, other.next)) return true
      next = other.next
    }
    return false
  }
  return ({ kind, tokens, before }, at) => {
    const lead = leads.find(tokens, at)
    const start = lead?.next ?? (['a', 'an'].includes(tokens[at]?.word ?? '') ? at + 1 : at)
    const found = book.find(tokens, start)
    const tail = found && tailAt(tokens, found.next)
    const listed = before?.type === 'criteria' && before.criteria.VehicleMake !== undefined
    // "Subarus in Vermont": several of a make are its cars.
    const isPlural = found?.next === start + 1 && tokens[start]?.word !== tokens[start]?.stem
    const dealers = found && kind === 'companies' ? dealerWords.find(tokens, found.next) : undefined
    const isVehicle = dealers || lead || tail || listed || found?.value.sure || isPlural
    if (!found || !(isVehicle || isListOfOwners(tokens, found.next))) return undefined
    const next = tail?.next ?? found.next
    if (dealers) return dealersOf(found.value.VehicleMake, dealers.next)
    if (kind === 'companies')
      return { meaning: { type: 'unsupported', why: 'Companies have no vehicles' }, next }
    const { VehicleMake, VehicleModel, note } = found.value
    const criteria = { VehicleMake, ...(VehicleModel && { VehicleModel }) }
    return {
      meaning: {
        type: 'criteria',
        criteria,
        words: `Drives ${[VehicleMake, VehicleModel].filter(Boolean).join(' ')}`,
      },
      next,
      note,
    }
  }
}
