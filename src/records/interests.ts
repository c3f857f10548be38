import { type Interest, interests, type TargetModel, targetModels } from '#contract/interests.ts'
import type { AnyRecord } from './record.ts'

const labelIn = (labels: Readonly<Record<string, string>>, name: string) => labels[name] ?? name

/** What a person likes, in words and in the contract's order. */
export function interestsOf({ LifeStyle = {} }: AnyRecord): string[] {
  const names = (Object.keys(LifeStyle) as Interest[]).filter((name) => LifeStyle[name] === 'Y')
  return names.map((name) => labelIn(interests, name))
}

/** What a person is likely to do, in words, with the grade from 5, most likely, to 1. */
export function gradesOf({ TargetReady = {} }: AnyRecord): [model: string, grade: string][] {
  const graded = Object.entries(TargetReady) as [TargetModel, string][]
  return graded
    .toSorted(([, a], [, b]) => Number(b) - Number(a))
    .map(([name, grade]) => [labelIn(targetModels, name), grade])
}
