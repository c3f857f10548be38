import { sampleMessages as messages } from '#features/lists/messages/sample.ts'
import { randomFromText, shuffled } from '#shared/random.ts'
import { allocate, strataOf } from './strata.ts'

/** How large the parts of a split are: so many records each, or shares in percent. What they leave is a last part of its own. */
export interface SplitSizes {
  by: 'count' | 'share'
  parts: readonly number[]
}

/** Records of each part, those left over last; undefined where there are not as many records, or more than 100 percent. */
export function splitSizes({ by, parts }: SplitSizes, total: number): number[] | undefined {
  // Percents may have decimals, whose sum may miss by a hair.
  const requested = Number(parts.reduce((a, b) => a + b, 0).toFixed(6))
  if (by === 'count') return requested > total ? undefined : [...parts, total - requested]
  return requested > 100 ? undefined : allocate([...parts, 100 - requested], total)
}

/**
 * Assigns records to parts of these sizes, which add up to the number of labels. Within each label the parts have their shares
 * too, to less than two records; equal labels give a plain random split.
 *
 * Records are shuffled within their label and assigned one after another, so that every part is always less than one record
 * from its share (R. Tijdeman, The chairman assignment problem, 1980): of the eligible parts, the most urgent one is next.
 */
export function assignParts(labels: readonly string[], sizes: readonly number[], seed: string): Uint8Array {
  const random = randomFromText(seed)
  const parts = new Uint8Array(labels.length)
  const next = nextPartPicker(sizes)
  for (const stratum of strataOf(labels).values())
    for (const i of shuffled(stratum.length, random)) parts[stratum[i] as number] = next()
  return parts
}

/** The places of the records that were dealt to each of so many parts. */
export function indexesOfParts(dealt: Uint8Array, many: number): number[][] {
  const places = Array.from({ length: many }, (): number[] => [])
  for (let i = 0; i < dealt.length; i++) places[dealt[i] as number]?.push(i)
  return places
}

/** The part of the next record; in whole numbers, as a sum of fractions would drift. */
function nextPartPicker(sizes: readonly number[]): () => number {
  const total = sizes.reduce((a, b) => a + b, 0)
  const quotas = sizes.map((size, part) => ({ part, size, deficit: 0 })).filter(({ size }) => size > 0)
  // How far behind a part must be to be eligible, in units of 1 / (total * scale).
  const scale = Math.max(1, 2 * quotas.length - 2)
  const urgency = ({ size, deficit }: (typeof quotas)[number]) => ((scale - 1) * total - deficit) / size
  return () => {
    let first: (typeof quotas)[number] | undefined
    for (const each of quotas) {
      each.deficit += each.size * scale
      if (each.deficit >= total && (!first || urgency(each) < urgency(first))) first = each
    }
    // Of parts that make up the whole, one is behind far enough at any turn.
    if (!first) throw new RangeError(messages.partsOffTotal)
    first.deficit -= total * scale
    return first.part
  }
}
