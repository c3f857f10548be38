import { type Industries, type Industry, isSearchable, pathTo } from '#reference/industries.ts'

/** Picked industries: codes that the API accepts, none of them below another. */
export type Picks = readonly string[]

/** How much of an industry is picked. */
export type Tick = 'all' | 'some' | 'none'

/** The codes of an industry that the API accepts: its own, or those right below it. */
export const codesFor = ({ Id, children }: Industry): string[] =>
  isSearchable(Id) ? [Id] : children.flatMap(codesFor)

/** The path to an industry, outermost first, with itself. */
const pathWith = (industries: Industries, industry: Industry): Industry[] => [
  ...pathTo(industries, industry.Id).filter(({ Id }) => Id !== industry.Id),
  industry,
]

const isAbove = (industries: Industries, upper: string, lower: string) =>
  lower !== upper && pathTo(industries, lower).some(({ Id }) => Id === upper)

/** Whether all, some or nothing of an industry is picked; what is picked above it counts for it. */
export function tickOf(industries: Industries, picks: Picks, industry: Industry): Tick {
  if (pathWith(industries, industry).some(({ Id }) => picks.includes(Id))) return 'all'
  if (!picks.some((code) => isAbove(industries, industry.Id, code))) return 'none'
  const ticks = industry.children.map((child) => tickOf(industries, picks, child))
  return ticks.every((tick) => tick === 'all') ? 'all' : 'some'
}

/** The picks with an industry and all below it added or removed. */
export function toggled(industries: Industries, picks: Picks, industry: Industry): string[] {
  const others = picks.filter((code) => code !== industry.Id && !isAbove(industries, industry.Id, code))
  const picked = tickOf(industries, picks, industry) === 'all'
  return picked ? without(industries, others, industry) : [...others, ...codesFor(industry)]
}

/** The picks without an industry: a pick above it is replaced by its other parts. */
function without(industries: Industries, picks: Picks, industry: Industry): string[] {
  const path = pathWith(industries, industry)
  const at = path.findIndex(({ Id }) => picks.includes(Id))
  if (at < 0) return [...picks]
  const parts = path
    .slice(at, -1)
    .flatMap(({ children }) => children.filter((child) => !path.includes(child)))
  return [...picks.filter((code) => code !== path[at]?.Id), ...parts.flatMap(codesFor)]
}
