import type { DuckDBConnection } from '@duckdb/node-api'
import type { Kind } from '#contract/kind.ts'
import { MAX_GROUPS, MAX_MEMBERS } from '#contract/quality.ts'
import type { RunSql } from '../with-database.ts'
import { type UnionFind, unionFind } from './union-find.ts'

/** Records that share a name and an address or a phone, directly or by others between them. */
export interface DuplicateGroups {
  groups: number
  /** Records in all groups. */
  records: number
  /** Those of them that share an address with another one. */
  atOneAddress: number
  /** The largest groups, those with an address in common first, then in the order of the table, with the keys of their first bodies. */
  listed: { records: number; shared: 'address' | 'phone'; keys: number[] }[]
}

/** The columns of the name: those that a record must have, and all. */
const names: Record<Kind, { needed: readonly string[]; all: readonly string[] }> = {
  companies: { needed: ['CompanyNameKey'], all: ['CompanyNameKey'] },
  people: {
    needed: ['FirstNameKey', 'LastNameKey'],
    all: ['FirstNameKey', 'MiddleInitialKey', 'LastNameKey'],
  },
}
/** The columns of an address beside its number and street, which a record must have. */
const addressParts = ['PreDirectional', 'StreetSuffixKey', 'PostDirectional', 'UnitKey']

const present = (columns: readonly string[]) => columns.map((name) => `${name} is not null`).join(' and ')

/** Each record with a name: a hash of name and address, and one of name and phone, of 64 bits each. */
function keyed(kind: Kind): string {
  const street = ['StreetNumberKey', 'StreetNameKey']
  const name = names[kind].all.join(', ')
  const address = [...street, ...addressParts].join(', ')
  return `create temp table keyed as select pos, seq,
    case when ${present(street)} and coalesce(PostalCode, CityKey) is not null then
      hash(${name}, ${address}, coalesce(PostalCode, CityKey || coalesce(StateProvince, ''))) end as address,
    case when Phone is not null then hash(${name}, Phone) end as phone
    from ${kind} where ${present(names[kind].needed)}`
}

const shared = (key: string) =>
  `create temp table shared_${key} as select ${key} from keyed where ${key} is not null
    group by ${key} having count(*) > 1`

/** The records that share a key, numbered from 0 in the order of the table; a key that no other record has is null. */
const suspects = `create temp table suspects as
  select (row_number() over (order by pos) - 1)::integer as n, seq, address, phone from (
    select pos, seq, a.address, p.phone from keyed
      left join shared_address a on keyed.address = a.address left join shared_phone p on keyed.phone = p.phone)
  where address is not null or phone is not null`

/** Each record with the one before it that has the same key. */
const pairs = (key: string) =>
  `select n, before from (select n, lag(n) over (partition by ${key} order by n) as before
    from suspects where ${key} is not null) where before is not null`

/**
 * Finds suspected duplicates in the search table of a kind: the same name, and the same street address (number, street, unit, ZIP code or
 * else city) or the same phone, without letter case and accents. Needs some 10 bytes of memory for each record of a group;
 * what the engine has no room for goes to the disk.
 */
export async function findDuplicates(
  kind: Kind,
  runSql: RunSql,
  connection: DuckDBConnection,
): Promise<DuplicateGroups> {
  for (const statement of [keyed(kind), shared('address'), shared('phone'), suspects]) await runSql(statement)
  const [counted] = await runSql(
    'select count(*)::integer as size, count(address)::integer as placed from suspects',
  )
  const size = counted?.size as number
  const sets = unionFind(size)
  const atAddress = new Uint8Array(size)
  await eachRow(connection, pairs('address'), ([n, before]) => {
    sets.unite(n, before)
    atAddress[n] = 1
  })
  await eachRow(connection, pairs('phone'), ([n, before]) => sets.unite(n, before))
  const groups = groupsOf(sets, atAddress)
  const largest = largestOf(groups)
  const members = membersOf(sets, size, largest)
  const keys = await bodyKeys(connection, [...members.values()].flat())
  return {
    groups: groups.sizes.reduce((sum, size) => sum + (size > 0 ? 1 : 0), 0),
    records: size,
    atOneAddress: counted?.placed as number,
    listed: largest.map((first) => ({
      records: groups.sizes[first] as number,
      shared: groups.atAddress[first] ? 'address' : 'phone',
      keys: (members.get(first) ?? []).map((n) => keys.get(n) as number),
    })),
  }
}

/** The keys of the bodies of some suspects. */
async function bodyKeys(
  connection: DuckDBConnection,
  numbers: readonly number[],
): Promise<Map<number, number>> {
  const keys = new Map<number, number>()
  if (numbers.length === 0) return keys
  const query = `select n, seq from suspects where n in (${numbers.join(', ')})`
  await eachRow(connection, query, ([n, seq]) => keys.set(n, seq))
  return keys
}

/** Calls `use` with the two whole numbers of each row of a query, read in parts. */
async function eachRow(
  connection: DuckDBConnection,
  query: string,
  use: (row: [number, number]) => void,
): Promise<void> {
  const result = await connection.stream(query)
  for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk())
    for (const row of chunk.getRows()) use(row as [number, number])
}

/** What is known of each set, at its first number: how many records it has, and whether some of them have one address. */
interface Groups {
  sizes: Uint32Array
  atAddress: Uint8Array
}

function groupsOf(sets: UnionFind, isAtAddress: Uint8Array): Groups {
  const sizes = new Uint32Array(isAtAddress.length)
  const atAddress = new Uint8Array(isAtAddress.length)
  for (let n = 0; n < sizes.length; n++) {
    const first = sets.first(n)
    sizes[first] = (sizes[first] as number) + 1
    if (isAtAddress[n]) atAddress[first] = 1
  }
  return { sizes, atAddress }
}

/** The first numbers of the sets that are listed, in their order. */
function largestOf({ sizes, atAddress }: Groups): number[] {
  const rankOf = (first: number) => (sizes[first] as number) + (atAddress[first] ? sizes.length : 0)
  const largest: number[] = []
  for (let first = 0; first < sizes.length; first++) {
    if (sizes[first] === 0) continue
    if (largest.length === MAX_GROUPS) {
      if (rankOf(first) <= rankOf(largest.at(-1) as number)) continue
      largest.pop()
    }
    largest.push(first)
    largest.sort((a, b) => rankOf(b) - rankOf(a) || a - b)
  }
  return largest
}

/** The first numbers of some sets. */
function membersOf(sets: UnionFind, size: number, largest: readonly number[]): Map<number, number[]> {
  const members = new Map<number, number[]>(largest.map((first) => [first, []]))
  for (let n = 0; n < size; n++) {
    const own = members.get(sets.first(n))
    if (own && own.length < MAX_MEMBERS) own.push(n)
  }
  return members
}
