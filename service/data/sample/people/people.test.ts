import { createHash } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, test } from 'vitest'
import { interestNames, targetGrades, targetModelNames } from '#contract/interests.ts'
import { homeValueBands, housingTypes, incomeBands } from '#contract/ranges.ts'
import { isInCounty, type PostalArea, postalArea, postalAreas } from '#service/reference/places/places.ts'
import { vehicleModels } from '#service/reference/vehicles/vehicles.ts'
import { ageOn, type PersonRow } from '#service/store/person-row.ts'
import { SAMPLE_DATE } from '../date.ts'
import { personMaker } from './person.ts'
import { planPeople } from './plan.ts'

const COUNT = 30_000
const NEW_SINCE = '2026-08-03'
let rows: PersonRow[] = []
let households: PersonRow[][] = []
beforeAll(() => {
  rows = peopleOf(COUNT, 0, COUNT)
  households = [...groupsOf((row) => row.HouseholdId).values()]
})

const smallPlan = planPeople(3000)

function peopleOf(count: number, from: number, to: number): PersonRow[] {
  const make = personMaker(count === smallPlan.count ? smallPlan : planPeople(count))
  return Array.from({ length: to - from }, (_, i) => make(from + i))
}

function groupsOf(key: (row: PersonRow) => string | undefined): Map<string, PersonRow[]> {
  const groups = new Map<string, PersonRow[]>()
  for (const row of rows) {
    const group = groups.get(key(row) ?? '')
    if (group) group.push(row)
    else groups.set(key(row) ?? '', [row])
  }
  return groups
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const ageOf = ({ BirthMonthYear, Age }: PersonRow) =>
  BirthMonthYear === undefined ? Age : ageOn(BirthMonthYear, SAMPLE_DATE)
const lowOf = (range: string | undefined) => Number(range?.split('-')[0])
const isKnown = (n: number | undefined): n is number => n !== undefined && Number.isFinite(n)

/** Ranks of values, equal ones alike. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  const first = new Map<number, number>()
  const last = new Map<number, number>()
  sorted.forEach((value, i) => {
    if (!first.has(value)) first.set(value, i)
    last.set(value, i)
  })
  return values.map((value) => ((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2)
}

/** Spearman's correlation of what is known of two things. */
function correlation(
  people: readonly PersonRow[],
  a: (row: PersonRow) => number | undefined,
  b: (row: PersonRow) => number | undefined,
): number {
  const known = people.filter((row) => isKnown(a(row)) && isKnown(b(row)))
  const [x, y] = [
    ranksOf(known.map((row) => a(row) as number)),
    ranksOf(known.map((row) => b(row) as number)),
  ]
  const mean = (known.length - 1) / 2
  const sum = (f: (i: number) => number) => known.reduce((total, _, i) => total + f(i), 0)
  const [dx, dy] = [(i: number) => (x[i] as number) - mean, (i: number) => (y[i] as number) - mean]
  return sum((i) => dx(i) * dy(i)) / Math.sqrt(sum((i) => dx(i) ** 2) * sum((i) => dy(i) ** 2))
}

describe('the same number', () => {
  test('gives the same people, another number gives others', () => {
    const once = peopleOf(3000, 0, 3000)
    expect(hashOf(once)).toBe(hashOf(peopleOf(3000, 0, 3000)))
    expect(hashOf(once)).not.toBe(hashOf(peopleOf(3001, 0, 3000)))
  })

  test.each([0, 1, 255, 256, 1023, 2999])('gives person %d alone as in their turn', (seq) => {
    const [alone] = peopleOf(3000, seq, seq + 1)
    expect(alone).toEqual(peopleOf(3000, 0, seq + 1)[seq])
  })

  test('gives the same people backwards', () => {
    const make = personMaker(smallPlan)
    const backwards = Array.from({ length: 600 }, (_, i) => make(1000 - i)).reverse()
    expect(backwards).toEqual(peopleOf(3000, 401, 1001))
  })
})

test.each([0, -1, 1.5, 50_000_001, Number.NaN])('%d is not a number of people', (count) => {
  expect(() => planPeople(count)).toThrow('A sample has 1 to 50,000,000 people')
})

test('a sample of one is one', () => expect(peopleOf(1, 0, 1)).toHaveLength(1))

describe('places', () => {
  const isAtCenter = ({ Location }: PersonRow, area: PostalArea) =>
    Location?.Latitude === area.Latitude && Location?.Longitude === area.Longitude

  test.each<[string, (row: PersonRow, area: PostalArea) => boolean]>([
    ['city', (row, area) => row.City === area.City],
    ['county', (row, area) => row.County === area.County],
    ['state', (row, area) => row.StateProvince === area.StateProvince],
    ['area code', (row, area) => area.AreaCodes.includes(row.Phone?.slice(0, 3) ?? row.AreaCode ?? '')],
    ['nine digits', (row, area) => new RegExp(`^${area.PostalCode}\\d{4}$`).test(row.ZipPlus4 ?? '')],
    ['carrier route', (row) => /^[CR]\d{3}$/.test(row.CarrierRoute ?? '')],
    [
      'point, which is on land,',
      (row, area) =>
        isAtCenter(row, area) ||
        isInCounty(area.CountyFips, row.Location?.Latitude ?? 0, row.Location?.Longitude ?? 0),
    ],
  ])('%s agrees with the postal code', (_, agrees) => {
    expect(rows.filter((row) => !agrees(row, postalArea(row.PostalCode ?? '') as PostalArea))).toEqual([])
  })

  test('cities can be requested', () => {
    const wrong = rows.filter(({ City = '' }) => !/^[\p{L} .'-]{1,30}$/u.test(City))
    expect(wrong.map(({ City }) => City)).toEqual([])
  })

  test('as many live in a state as in the country', () => {
    const areas = postalAreas()
    const all = areas.reduce((sum, { Weight }) => sum + Weight, 0)
    for (const [state, people] of groupsOf((row) => row.StateProvince)) {
      const weight = areas.reduce((sum, area) => sum + (area.StateProvince === state ? area.Weight : 0), 0)
      expect(Math.abs(people.length - (weight / all) * COUNT)).toBeLessThan(3)
    }
  })

  test('an address is its parts', () => {
    const lineOf = ({ AddressParsed: part }: PersonRow) => {
      const street = [part?.Number, part?.PreDirectional, part?.Name, part?.Suffix, part?.PostDirectional]
      return [...street, part?.UnitNumber].filter(Boolean).join(' ')
    }
    expect(rows.filter((row) => row.Address !== lineOf(row))).toEqual([])
  })

  test('an address is one location at one point, and a location one address', () => {
    const addressOf = (row: PersonRow) => `${row.PostalCode} ${row.Address}`
    for (const people of groupsOf(addressOf).values())
      expect(new Set(people.map((row) => JSON.stringify([row.LocationId, row.Location]))).size).toBe(1)
    expect(groupsOf((row) => row.LocationId).size).toBe(groupsOf(addressOf).size)
  })
})

describe('households', () => {
  test.each<keyof PersonRow>([
    'LocationId',
    'Address',
    'PostalCode',
    'Phone',
    'AreaCode',
    'IncomeRange',
    'HomeValueRange',
    'HousingType',
    'IsHomeowner',
    'AreChildrenPresent',
    'FirstSeen',
    'CarrierRoute',
  ])('share %s', (field) => {
    expect(households.filter((people) => new Set(people.map((row) => row[field])).size > 1)).toEqual([])
  })

  test('have at most one head and one partner, who are or are not married together', () => {
    const isSound = (people: readonly PersonRow[]) => {
      const [heads, partners] = (['Head', 'Partner'] as const).map((role) =>
        people.filter((row) => row.Role === role),
      ) as [PersonRow[], PersonRow[]]
      const areAlike = !heads[0] || !partners[0] || heads[0].MaritalStatus === partners[0].MaritalStatus
      return heads.length < 2 && partners.length < 2 && areAlike
    }
    expect(households.filter((people) => !isSound(people))).toEqual([])
  })

  test('mostly have one name', () => {
    const couples = households.filter((people) => people[0]?.MaritalStatus === 'Married' && people.length > 1)
    const namesakes = couples.filter(([head, partner]) => head?.LastName === partner?.LastName)
    expect(namesakes.length / couples.length).toBeGreaterThan(0.7)
    expect(namesakes.length / couples.length).toBeLessThan(0.95)
  })

  test('have one or two adults as a rule', () => {
    expect(COUNT / households.length).toBeGreaterThan(1.6)
    expect(COUNT / households.length).toBeLessThan(2.1)
    expect(Math.max(...households.map((people) => people.length))).toBeLessThan(8)
  })

  test('only their head is said to be the head', () => {
    expect(rows.filter((row) => (row.HeadOfHousehold === 'Yes') !== (row.Role === 'Head'))).toEqual([])
  })
})

describe('identity', () => {
  test.each<[string, (row: PersonRow) => string | undefined, RegExp]>([
    ['Id', (row) => row.Id, /^[1-9]\d{11}$/],
    ['LocationId', (row) => row.LocationId, /^[0-9A-Z]{12}$/],
    ['HouseholdId', (row) => row.HouseholdId, /^[1-9]\d{9}$/],
    ['Phone', (row) => row.Phone, /^[2-9]\d\d555(?!1212|4334)\d{4}$/],
    ['AreaCode', (row) => row.AreaCode, /^[2-9]\d\d$/],
    ['MiddleInitial', (row) => row.MiddleInitial, /^[A-Z]$/],
    ['FirstName', (row) => row.FirstName, /^[A-Z][A-Za-z-]+$/],
    ['LastName', (row) => row.LastName, /^[A-Z][A-Za-z'-]+$/],
    ['BirthMonthYear', (row) => row.BirthMonthYear, /^(19|20)\d\d-(0[1-9]|1[0-2])$/],
    ['Email', (row) => row.Email, /^[A-Za-z]+([._]?[A-Za-z]+)\d*@([a-z]+\.)?example\.(com|net|org)$/],
    ['FirstSeen', (row) => row.FirstSeen, /^20[0-2]\d-\d\d-\d\d$/],
    ['UpdateDate', (row) => row.UpdateDate, /^202[456]-\d\d-\d\d$/],
  ])('%s is of its kind', (_, read, kind) => {
    const values = rows.map(read).filter((value) => value !== undefined)
    expect(values.length).toBeGreaterThan(COUNT / 5)
    expect(values.find((value) => !kind.test(value))).toBeUndefined()
  })

  test('Ids are of one person only, to the end of the largest sample', () => {
    const last = peopleOf(50_000_000, 49_999_000, 50_000_000)
    for (const people of [rows, last]) expect(new Set(people.map(({ Id }) => Id)).size).toBe(people.length)
    expect(last.every(({ Id }) => /^[1-9]\d{11}$/.test(Id))).toBe(true)
  })

  test('former mail addresses cannot exist either', () => {
    const former = rows.flatMap(({ HistoricalEmails = [] }) => HistoricalEmails)
    expect(former.filter((email) => !/@([a-z]+\.)?example\.(com|net|org)$/.test(email))).toEqual([])
  })
})

test('no one is under 18, whatever the data has of the age', () => {
  const ages = rows.map(ageOf).filter(isKnown)
  expect(Math.min(...ages)).toBe(18)
  expect(Math.max(...ages)).toBeLessThanOrEqual(99)
})

test('no one has lived longer in a home than since they were grown up or born there', () => {
  const rank = (row: PersonRow) => (ageOf(row) ?? 99) - (row.Role === 'Other' ? 0 : 18)
  expect(rows.filter((row) => (row.YearsInHome ?? 0) > rank(row))).toEqual([])
})

describe('values are those of the criteria', () => {
  const bands = (list: readonly { value: string }[]) => list.map(({ value }) => value)

  test.each<[string, (row: PersonRow) => readonly unknown[], readonly unknown[]]>([
    ['IncomeRange', (row) => [row.IncomeRange], bands(incomeBands)],
    ['HomeValueRange', (row) => [row.HomeValueRange], [undefined, ...bands(homeValueBands)]],
    ['HousingType', (row) => [row.HousingType], housingTypes],
    ['LifeStyle', (row) => row.LifeStyle ?? [], interestNames],
    ['names of TargetReady', (row) => Object.keys(row.TargetReady ?? {}), targetModelNames],
    ['grades of TargetReady', (row) => Object.values(row.TargetReady ?? {}), targetGrades],
  ])('%s', (_, read, allowed) => {
    const found = new Set(rows.flatMap(read))
    expect([...found].filter((value) => !allowed.includes(value))).toEqual([])
    expect(found.size).toBe(allowed.length)
  })
})

test('vehicles were made in their year', () => {
  const known = new Map(vehicleModels().map((model) => [`${model.Make} ${model.Model}`, model.years]))
  const wrong = rows
    .flatMap(({ Vehicles = [] }) => Vehicles)
    .filter(
      ({ Make, Model, Year = 0 }) =>
        !known.get(`${Make} ${Model}`)?.some(([from, to]) => Year >= from && Year <= to),
    )
  expect(wrong).toEqual([])
})

describe('shares', () => {
  const share = (wanted: (row: PersonRow) => unknown) => rows.filter(wanted).length / COUNT

  test.each<[string, (row: PersonRow) => unknown, number, number]>([
    ['heads', (row) => row.Role === 'Head', 0.5, 0.6],
    ['partners', (row) => row.Role === 'Partner', 0.25, 0.33],
    ['women', (row) => row.Gender === 'Female', 0.47, 0.53],
    ['people of no known gender', (row) => row.Gender === undefined, 0.01, 0.06],
    ['new movers', (row) => (row.FirstSeen ?? '') >= NEW_SINCE, 0.02, 0.045],
    ['married people', (row) => row.MaritalStatus === 'Married', 0.42, 0.55],
    ['owners', (row) => row.IsHomeowner === 'Yes', 0.55, 0.7],
    ['homes with children', (row) => row.AreChildrenPresent === 'Yes', 0.18, 0.32],
    ['houses', (row) => row.HousingType === 'Single Family Dwelling', 0.55, 0.7],
    ['flats', (row) => row.HousingType === 'Multi-Family Dwelling', 0.2, 0.35],
    ['people under 30', (row) => (ageOf(row) ?? 99) < 30, 0.12, 0.22],
    ['people of 65 and more', (row) => (ageOf(row) ?? 0) >= 65, 0.18, 0.28],
    ['months of birth', (row) => row.BirthMonthYear, 0.8, 0.9],
    ['incomes under 40,000 dollars', (row) => lowOf(row.IncomeRange) < 40_000, 0.1, 0.3],
    ['incomes of 200,000 dollars and more', (row) => lowOf(row.IncomeRange) >= 200_000, 0.04, 0.15],
    ['mail addresses', (row) => row.Email, 0.45, 0.65],
    ['former mail addresses', (row) => row.HistoricalEmails, 0.15, 0.3],
    ['interests', (row) => row.LifeStyle, 0.6, 0.8],
    ['vehicles', (row) => row.Vehicles, 0.35, 0.6],
  ])('%s are a plausible one', (_, wanted, low, high) => {
    expect(share(wanted)).toBeGreaterThan(low)
    expect(share(wanted)).toBeLessThan(high)
  })

  test.each(targetModelNames)('each grade of %s holds about a fifth', (name) => {
    const graded = rows.filter((row) => row.TargetReady)
    for (const grade of [1, 2, 3, 4, 5]) {
      const group = graded.filter((row) => row.TargetReady?.[name] === grade).length / graded.length
      expect(Math.abs(group - 0.2)).toBeLessThan(0.07)
    }
  })

  test.each(interestNames)('some but not all like %s', (name) => {
    const group =
      rows.filter((row) => row.LifeStyle?.includes(name)).length / rows.filter((row) => row.LifeStyle).length
    expect(group).toBeGreaterThan(0.03)
    expect(group).toBeLessThan(0.6)
  })
})

describe('what belongs together', () => {
  const has = (name: (typeof interestNames)[number]) => (row: PersonRow) =>
    row.LifeStyle && Number(row.LifeStyle.includes(name))
  const yes = (answer: 'Yes' | 'No' | undefined) =>
    answer === undefined ? undefined : Number(answer === 'Yes')
  const peopleAround = ({ PostalCode = '' }: PersonRow) => postalArea(PostalCode)?.Weight
  const price = new Map(vehicleModels().map(({ Make, price }) => [Make, price]))
  const income = (row: PersonRow) => lowOf(row.IncomeRange)

  test.each<
    [string, (row: PersonRow) => number | undefined, (row: PersonRow) => number | undefined, number, number]
  >([
    ['income and home value', income, (row) => lowOf(row.HomeValueRange), 0.4, 0.85],
    ['income and owning', income, (row) => yes(row.IsHomeowner), 0.2, 0.6],
    ['age and owning', ageOf, (row) => yes(row.IsHomeowner), 0.15, 0.6],
    ['age and years in the home', ageOf, (row) => row.YearsInHome, 0.2, 0.6],
    ['age and children', ageOf, (row) => yes(row.AreChildrenPresent), -0.6, -0.2],
    [
      'income and marriage',
      income,
      (row) => row.MaritalStatus && Number(row.MaritalStatus === 'Married'),
      0.2,
      0.6,
    ],
    ['income and price of the car', income, (row) => price.get(row.Vehicles?.[0]?.Make ?? ''), 0.12, 0.6],
    ['income and year of the car', income, (row) => row.Vehicles?.[0]?.Year, 0.05, 0.4],
    ['age and garden', ageOf, has('Garden'), 0.1, 0.5],
    ['age and technology', ageOf, has('Technology'), -0.5, -0.1],
    ['income and travel', income, has('Travel'), 0.1, 0.5],
    ['people around and fishing', peopleAround, has('Fishing'), -0.5, -0.1],
    ['age and moving', ageOf, (row) => row.TargetReady?.LikelyToMove, -0.8, -0.3],
    [
      'people around and flats',
      peopleAround,
      (row) => Number(row.HousingType === 'Multi-Family Dwelling'),
      0.15,
      0.6,
    ],
  ])('%s', (_, a, b, low, high) => {
    const found = correlation(rows, a, b)
    expect(found).toBeGreaterThan(low)
    expect(found).toBeLessThan(high)
  })

  test('houses cost more in California than in Ohio, and are dearer beside dear ones', () => {
    const dollars = (row: PersonRow) => lowOf(row.HomeValueRange)
    const houses = rows.filter((row) => row.HousingType === 'Single Family Dwelling' && isKnown(dollars(row)))
    const middle = (state: string) => {
      const values = houses.filter((row) => row.StateProvince === state).map(dollars)
      return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
    }
    expect(middle('CA')).toBeGreaterThan(2 * middle('OH'))
    const ohio = houses.filter((row) => row.StateProvince === 'OH' && row.Role === 'Head')
    const neighbor = new Map(ohio.map((row, i) => [row, dollars(ohio[i + 1] ?? row)]))
    expect(correlation(ohio, dollars, (row) => neighbor.get(row))).toBeGreaterThan(0.15)
  })
})

describe('names', () => {
  const counted = (people: readonly PersonRow[], read: (row: PersonRow) => string | undefined) => {
    const counts = new Map<string, number>()
    for (const row of people) counts.set(read(row) ?? '', (counts.get(read(row) ?? '') ?? 0) + 1)
    return new Map([...counts].sort((a, b) => b[1] - a[1]))
  }

  test('are many, and none is everywhere', () => {
    for (const [read, least] of [
      [(row: PersonRow) => row.LastName, 5000],
      [(row: PersonRow) => row.FirstName, 900],
    ] as const) {
      const counts = counted(rows, read)
      expect(counts.size).toBeGreaterThan(least)
      expect(Math.max(...counts.values()) / COUNT).toBeLessThan(0.02)
      expect(Math.max(...counts.values()) / COUNT).toBeGreaterThan(0.005)
    }
  })

  test.each([
    ['Dorothy', 'Ashley'],
    ['Barbara', 'Brittany'],
    ['Donald', 'Brandon'],
    ['Harold', 'Tyler'],
    ['Linda', 'Jessica'],
    ['Gary', 'Joshua'],
  ])('%s is older than %s', (older, younger) => {
    const middle = (name: string) => {
      const ages = rows
        .filter((row) => row.FirstName === name)
        .map(ageOf)
        .filter(isKnown)
      return ages.sort((a, b) => a - b)[Math.floor(ages.length / 2)] ?? 0
    }
    expect(middle(older)).toBeGreaterThan(middle(younger) + 20)
  })

  test.each([
    ['MN', 'Olson'],
    ['LA', 'Landry'],
    ['TX', 'Garza'],
    ['PA', 'Stoltzfus'],
    ['PR', 'Rivera'],
  ])('in %s more are called %s than elsewhere', (state, name) => {
    const share = (people: readonly PersonRow[]) =>
      people.filter((row) => row.LastName === name).length / people.length
    const [here, elsewhere] = [true, false].map((isHere) =>
      rows.filter((row) => (row.StateProvince === state) === isHere),
    ) as [PersonRow[], PersonRow[]]
    expect(share(here)).toBeGreaterThan(3 * share(elsewhere))
  })
})

test('nothing is stored of people who were created', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const make = personMaker(planPeople(50_000_000))
  for (let seq = 0; seq < 10_000; seq++) make(seq)
  const before = used()
  for (let seq = 10_000; seq < 50_000; seq++) make(seq)
  // 40,000 rows in memory would be some 100 MB.
  expect(used() - before).toBeLessThan(10_000_000)
})
