import type { Evidence } from '../../service/match/evidence.ts'
import { type Features, featuresOf } from '../../service/match/features.ts'
import type { Model } from '../../service/match/model.ts'
import { calibrated, sharesOf } from '../../service/match/probability.ts'
import { agreementOf } from '../../service/match/score.ts'
import { calibrationOf, type Judged } from './calibration.ts'
import { type Choice, exponentsOf, fitChoices } from './fit.ts'
import { type Sample, withoutTruth } from './samples.ts'

const absent: Evidence = {
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
const names = Object.keys(featuresOf(absent)) as (keyof Features)[]
/** The features and, last, the one that each record has: the prior against it. */
const WIDTH = names.length + 1
const RIDGE = 2e-4
/** Candidates of a query that are learned from: the closest ones. */
const MAX_CANDIDATES = 15

/** What agrees speaks for a record, what differs against it. */
const signs = [
  ...names.map((name) =>
    /Other$|None$|Extra$/.test(name) ? -1 : /Same$|OfQuery$|OfRecord$|Rarity$/.test(name) ? 1 : 0,
  ),
  0,
]

/** The closest candidates, and the one that is meant. */
function closest(sample: Sample): Sample {
  const agreements = sample.candidates.map(agreementOf)
  const order = [...agreements.keys()].sort((a, b) => (agreements[b] as number) - (agreements[a] as number))
  const kept = new Set(order.slice(0, MAX_CANDIDATES))
  if (sample.truth >= 0) kept.add(sample.truth)
  const at = [...kept].sort((a, b) => a - b)
  const pick = <T>(items: readonly T[]) => at.map((i) => items[i] as T)
  return {
    ...sample,
    candidates: pick(sample.candidates),
    ids: pick(sample.ids),
    truth: at.indexOf(sample.truth),
  }
}

function choiceOf({ candidates, truth }: Sample): Choice {
  const features = new Float64Array(candidates.length * WIDTH)
  candidates.forEach((evidence, i) => {
    const values = featuresOf(evidence)
    names.forEach((name, k) => {
      features[i * WIDTH + k] = values[name]
    })
    features[i * WIDTH + names.length] = 1
  })
  return { features, truth, weight: 1 }
}

/** Each sample, and the same without the record that is meant: half of all queries are for a record that is not in the data. */
const withAndWithout = (samples: readonly Sample[]) =>
  samples.flatMap((sample) => (sample.truth < 0 ? [sample] : [sample, withoutTruth(sample)]))

function sharesBy(weights: Float64Array, { features }: Choice): number[] {
  return sharesOf([...exponentsOf(weights, features)])
}

const judge = (ask: string, { truth }: Choice, shares: readonly number[]): Judged[] =>
  shares.map((share, i) => ({ ask, share, right: i === truth }))

/** A model, and what it says of samples that it was not learned from. */
export interface Trained {
  model: Model
  /** Each candidate of each sample, with the probability that the folds without it give. */
  heldOut: (Judged & { probability: number })[]
}

/**
 * Learns the weights of features and the calibration of probabilities from samples: by maximum likelihood, with half of the queries'
 * right records taken away. The calibration is of what folds say that were not learned from; its own held-out figures come from
 * calibrations without their fold.
 */
export function train(samples: readonly Sample[]): Trained {
  const all = withAndWithout(samples.map(closest)).map((sample) => ({ sample, choice: choiceOf(sample) }))
  const folds = [...new Set(samples.map(({ fold }) => fold))]
  const learn = (choices: readonly Choice[]) =>
    fitChoices(choices, WIDTH, { ridge: RIDGE, signs, hasNone: true, rounds: 150 })
  const judged = folds.map((fold) => {
    const weights = learn(all.filter(({ sample }) => sample.fold !== fold).map(({ choice }) => choice))
    return all
      .filter(({ sample }) => sample.fold === fold)
      .flatMap(({ sample, choice }) => judge(sample.ask, choice, sharesBy(weights, choice)))
  })
  const heldOut = judged.flatMap((own, i) => {
    const calibration = calibrationOf(judged.flatMap((other, j) => (j === i ? [] : other)))
    return own.map((item) => ({ ...item, probability: calibrated(item.share, calibration) }))
  })
  const weights = learn(all.map(({ choice }) => choice))
  const rounded = (value: number) => Math.round(1000 * value) / 1000
  const learned = names.map((name, k) => [name, rounded(weights[k] as number)] as const)
  const model: Model = {
    weights: Object.fromEntries(learned.filter(([, weight]) => weight !== 0)),
    prior: rounded(-(weights[names.length] as number)),
    calibration: calibrationOf(judged.flat()),
  }
  return { model, heldOut }
}
