import {
  type Interest,
  interestNames,
  type TargetGrade,
  type TargetModel,
  targetModelNames,
} from '#contract/interests.ts'
import { normal, type Random } from '#shared/random.ts'

/** What interests and likely behavior are derived from, each about from -1 to 1. */
export interface Traits {
  /** From young to old. */
  age: number
  wealth: number
  /** From city to country. */
  country: number
  owner: number
  children: number
}

type Pull = readonly [
  base: number,
  age: number,
  wealth: number,
  country: number,
  owner: number,
  children: number,
]

/** How strongly each trait pulls; `base` is the logarithm of the odds of people in the middle. */
const INTERESTS: Record<Interest, Pull> = {
  Antiques: [-2.4, 0.7, 0.1, 0.2, 0.2, -0.1],
  Art: [-1.7, 0.2, 0.5, -0.4, 0, -0.1],
  Boating: [-2.6, 0.2, 0.7, 0.4, 0.3, 0],
  Books: [-0.3, 0.5, 0.3, -0.1, 0, 0],
  Camping: [-1.5, -0.4, 0, 0.7, 0.2, 0.3],
  Collecting: [-2, 0.4, 0.1, 0.1, 0.1, 0],
  Cooking: [-0.5, 0.1, 0.2, 0, 0.1, 0.1],
  Crafts: [-1.3, 0.4, -0.1, 0.3, 0.1, 0.2],
  Cycling: [-2, -0.5, 0.6, -0.4, 0, 0.1],
  Fishing: [-1.5, 0.1, -0.1, 1, 0.2, 0.1],
  Games: [-0.9, -0.6, -0.1, 0, -0.1, 0.3],
  Garden: [-0.9, 0.8, 0.2, 0.4, 0.7, 0],
  Golf: [-2.2, 0.5, 0.9, 0, 0.3, 0],
  Hiking: [-1.3, -0.4, 0.4, 0.1, 0, 0.1],
  HomeImprovement: [-1, 0.2, 0.3, 0.2, 0.9, 0.2],
  Movies: [-0.4, -0.5, 0, -0.2, -0.1, 0.1],
  Music: [-0.2, -0.3, 0, -0.1, -0.1, 0],
  Pets: [-0.4, -0.2, 0, 0.3, 0.3, 0.3],
  Photography: [-1.8, 0, 0.4, 0, 0, 0.1],
  Sports: [-0.7, -0.4, 0.3, 0, 0, 0.3],
  Technology: [-0.9, -0.7, 0.6, -0.3, 0, 0],
  Theater: [-2, 0.5, 0.7, -0.6, 0, -0.2],
  Travel: [-0.6, 0.3, 0.9, -0.2, 0.1, -0.2],
  Woodworking: [-2.2, 0.6, 0, 0.6, 0.5, 0],
}

const MODELS: Record<TargetModel, Pull> = {
  CatalogBuyer: [0, 0.8, 0.1, 0.3, 0.2, 0],
  CharitableGiver: [0, 0.7, 0.7, 0, 0.2, 0],
  CouponUser: [0, 0.2, -0.6, 0.1, 0, 0.4],
  EarlyAdopter: [0, -0.8, 0.6, -0.3, 0, 0],
  FrequentTraveler: [0, 0.1, 1, -0.2, 0.1, -0.3],
  HomeImprover: [0, 0.1, 0.4, 0.1, 0.9, 0.2],
  LikelyToMove: [0, -0.8, -0.1, -0.1, -0.8, 0],
  MailResponder: [0, 0.8, -0.2, 0.3, 0.1, 0],
  NewCarBuyer: [0, 0.1, 1, -0.1, 0.2, 0.1],
  OnlineShopper: [0, -0.7, 0.5, -0.1, 0, 0.3],
}

const sum = (pull: Pull, { age, wealth, country, owner, children }: Traits) =>
  pull[0] + pull[1] * age + pull[2] * wealth + pull[3] * country + pull[4] * owner + pull[5] * children

/** The interests of a person, by name. */
export const interestsOf = (random: Random, traits: Traits): Interest[] =>
  interestNames.filter((name) => random() * (1 + Math.exp(-sum(INTERESTS[name], traits))) < 1)

/** How far each trait spreads among people, squared; in the order of a pull without its base. */
const VARIANCES = [0.8, 0.45, 0.6, 0.6, 0.2]
const spreadOf = ([, ...pulls]: Pull) =>
  Math.sqrt(1 + VARIANCES.reduce((sum, variance, i) => sum + variance * (pulls[i] as number) ** 2, 0))
const spreads = new Map(targetModelNames.map((name) => [name, spreadOf(MODELS[name])]))

/** Upper ends of the first four fifths of a normal spread. */
const FIFTHS = [-0.84, -0.25, 0.25, 0.84]

function gradeOf(score: number): TargetGrade {
  let grade = 1
  for (const end of FIFTHS) if (score > end) grade++
  return grade as TargetGrade
}

/** Grades from 1, least likely, to 5. */
export function gradesOf(random: Random, traits: Traits): Record<TargetModel, TargetGrade> {
  const grades = {} as Record<TargetModel, TargetGrade>
  for (const name of targetModelNames)
    grades[name] = gradeOf((sum(MODELS[name], traits) + normal(random)) / (spreads.get(name) as number))
  return grades
}
