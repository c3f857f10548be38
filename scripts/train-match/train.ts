import type { Evidence } from '#service/match/evidence.ts'
import { type Features, featuresOf } from '#service/match/features.ts'
import { type Closeness, type Detail, details, type Model } from '#service/match/model.ts'
import { calibratedShares, detailOf, sharesOf } from '#service/match/probability.ts'
import { agreementBy } from '#service/match/score.ts'
import { absent } from './absent.ts'
import { calibrationOf, type Judged } from './calibration.ts'
import { type Choice, exponentsOf, fitChoices } from './fit.ts'
import { fitCloseness, plainCloseness } from './fit-closeness.ts'
import { type Sample, withoutTruth } from './samples.ts'

const names = Object.keys(featuresOf(absent)) as (keyof Features)[]
/** The features and, last, the one that each record has: the prior against it. */
const WIDTH = names.length + 1
const RIDGE = 2e-4
/** Candidates of a query that are learned from: the closest ones. */
const MAX_CANDIDATES = 15

/** Maximum for a record with a unit when the query has none: of two at an address the one without a unit ranks first, whatever the pairs show. */
const UNIT_EXTRA = -0.05

/** Agreement raises the odds of a record, difference lowers them. */
const signs = [
  ...names.map((name) =>
    /Other$|None$|Extra$/.test(name) ? -1 : /Same$|OfQuery$|OfRecord$|Rarity$/.test(name) ? 1 : 0,
  ),
  0,
]

/** The closest candidates, and the right one. */
function closest(sample: Sample, by: Closeness): Sample {
  const agreements = sample.candidates.map((evidence) => agreementBy(by, evidence))
  const order = [...agreements.keys()].sort((a, b) => (agreements[b] as number) - (agreements[a] as number))
  const best = new Set(order.slice(0, MAX_CANDIDATES))
  if (sample.truth >= 0) best.add(sample.truth)
  const at = [...best].sort((a, b) => a - b)
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

/** Each sample, with and without the right record: half of all queries are for a record that is not in the data. */
const withAndWithout = (samples: readonly Sample[]) =>
  samples.flatMap((sample) => (sample.truth < 0 ? [sample] : [sample, withoutTruth(sample)]))

function sharesBy(weights: Float64Array, { features }: Choice): number[] {
  return sharesOf([...exponentsOf(weights, features)])
}

const judge = (
  { inputSet }: Sample,
  detail: Detail,
  { truth }: Choice,
  shares: readonly number[],
): Judged[] => shares.map((share, i) => ({ inputSet, detail, share, right: i === truth }))

/** Whether the right record of a sample ranked first, by closeness weights that were not learned from it. */
export interface Ranked {
  inputSet: string
  isFirst: boolean
}

/** A model, and its figures on the test folds. */
export interface Trained {
  model: Model
  /** Each candidate of each sample, with the probability that the folds without it give. */
  holdout: (Judged & { probability: number })[]
  ranked: Ranked[]
}

/** The candidates of one sample with their probabilities. */
function withProbability(one: readonly Judged[], calibrations: Model['calibrations']) {
  const [first] = one
  const shares = one.map(({ share }) => share)
  const probabilities = first ? calibratedShares(shares, calibrations[first.detail]) : []
  return one.map((item, i) => ({ ...item, probability: probabilities[i] as number }))
}

function calibrationsOf(judged: readonly Judged[]): Model['calibrations'] {
  const of = details.map((detail) => [detail, calibrationOf(judged.filter((one) => one.detail === detail))])
  return Object.fromEntries(of) as Model['calibrations']
}

/** Whether the right record has the highest agreement; of equal ones the highest share of the odds, then the first. */
function isFirst({ candidates, truth }: Sample, by: Closeness, shares: readonly number[]): boolean {
  const agreements = candidates.map((evidence) => agreementBy(by, evidence))
  const [own, share] = [agreements[truth] as number, shares[truth] as number]
  return agreements.every((other, i) => {
    if (i === truth || other < own) return true
    return other === own && ((shares[i] as number) < share || (shares[i] === share && i > truth))
  })
}

/**
 * Learns the weights of closeness and of features, and the calibrations of probabilities from samples: by maximum likelihood, for
 * probabilities without the right record in half of the queries. The calibrations are from test folds; the figures of each fold come from
 * calibrations without it.
 */
export function train(samples: readonly Sample[]): Trained {
  const begin = plainCloseness
  const near = samples.map((sample) => closest(sample, begin))
  const all = withAndWithout(near).map((sample) => ({ sample, choice: choiceOf(sample) }))
  const folds = [...new Set(samples.map(({ fold }) => fold))]
  const learn = (choices: readonly Choice[]) =>
    fitChoices(choices, WIDTH, { ridge: RIDGE, signs, hasNone: true, rounds: 150 })
  const tried = folds.map((fold) => {
    const others = all.filter(({ sample }) => sample.fold !== fold)
    const weights = learn(others.map(({ choice }) => choice))
    const by = fitCloseness(
      near.filter((sample) => sample.fold !== fold),
      begin,
    )
    const own = all
      .filter(({ sample }) => sample.fold === fold && sample.candidates.length > 0)
      .map((one) => ({ ...one, shares: sharesBy(weights, one.choice) }))
    return {
      judged: own.map(({ sample, choice, shares }) =>
        judge(sample, detailOf(sample.candidates[0] as Evidence), choice, shares),
      ),
      ranked: own
        .filter(({ sample }) => sample.truth >= 0)
        .map(({ sample, shares }) => ({ inputSet: sample.inputSet, isFirst: isFirst(sample, by, shares) })),
    }
  })
  const holdout = tried.flatMap(({ judged: own }, i) => {
    const calibrations = calibrationsOf(tried.flatMap(({ judged }, j) => (j === i ? [] : judged.flat())))
    return own.flatMap((one) => withProbability(one, calibrations))
  })
  const weights = learn(all.map(({ choice }) => choice))
  const rounded = (value: number) => Math.round(1000 * value) / 1000
  const learned = names.map((name, k) => {
    const weight = rounded(weights[k] as number)
    return [name, name === 'unitExtra' ? Math.min(weight, UNIT_EXTRA) : weight] as const
  })
  const closeness = Object.entries(fitCloseness(near, begin)).map(([name, value]) => [name, rounded(value)])
  const model: Model = {
    closeness: Object.fromEntries(closeness) as Closeness,
    weights: Object.fromEntries(learned.filter(([, weight]) => weight !== 0)),
    prior: rounded(-(weights[names.length] as number)),
    calibrations: calibrationsOf(tried.flatMap(({ judged }) => judged.flat())),
  }
  // Samples whose right record is not among the candidates do not rank it first.
  const lost = near.filter(({ truth }) => truth < 0).map(({ inputSet }) => ({ inputSet, isFirst: false }))
  return { model, holdout, ranked: [...tried.flatMap(({ ranked }) => ranked), ...lost] }
}
