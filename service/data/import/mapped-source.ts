import type { Exclusion } from '#contract/imports.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { type PriorRelease, priorRelease } from '../releases/prior-release.ts'
import { missingColumns, namedColumns, type Recipe, readRecipe } from '../releases/recipe.ts'
import type { Mapping } from './columns/mapping.ts'
import { mappingFor } from './columns/same-columns.ts'
import { importMessages as messages } from './import-messages.ts'
import { fittingMappings, readSavedMapping, type StoredMapping } from './mappings/saved-mappings.ts'
import { fitted } from './presets/fitted.ts'
import { describePreset, type FoundPreset, presetFor, presetNamed } from './presets/presets.ts'
import { openFiles } from './read/open-files.ts'
import type { SizedSource } from './read/source.ts'

interface Wanted {
  files: readonly string[]
  /** The data folder, and the name of the data set there whose release before is followed. */
  dataDir?: string | undefined
  name: string
  kind?: Kind | undefined
  sheet?: string | undefined
  /** What is stated of the columns; nothing is taken from the release before then. */
  mapping?: Mapping | undefined
  /** The name of a saved mapping; an empty text where the columns are to be guessed. */
  savedMapping?: string | undefined
  /** Find the saved mappings for these columns, and use the latest where there is no release before. */
  offersMappings?: boolean | undefined
  /** Read only the first files of an archive of many. */
  onlyFirst?: boolean | undefined
  preset?: string | undefined
  exclude?: readonly Exclusion[] | undefined
  /** Refuse files that lack a column of the release before. */
  sameColumns?: boolean | undefined
  say?: ((text: string) => void) | undefined
}

/** Files that are open, and what is known of their columns before any is guessed. */
export interface MappedSource {
  source: SizedSource
  mapping?: Mapping | undefined
  found?: FoundPreset | undefined
  exclude: readonly Exclusion[]
  /** The saved mappings for these columns, the latest first, and the one that is used. */
  fitting: readonly StoredMapping[]
  saved?: StoredMapping | undefined
  sheet?: string | undefined
  /** The release whose mapping is used again. */
  reused?: PriorRelease | undefined
}

/**
 * Opens files, with the mapping, saved mapping or preset that is stated, else that of the release before of the same name, else a saved one for
 * their columns where these are wanted, else the preset that the columns show. Throws a DataError for files that cannot be read, and with `sameColumns` for those that lack columns.
 */
export async function openMapped(wanted: Wanted): Promise<MappedSource> {
  const { files, mapping, preset, savedMapping, say } = wanted
  const named = savedMapping && !wanted.offersMappings ? await savedNamed(wanted, savedMapping) : undefined
  const isStated = Boolean(mapping ?? preset) || savedMapping !== undefined
  const before = isStated ? undefined : await recipeBefore(wanted)
  const sheet = wanted.sheet ?? (files[0]?.toLowerCase().endsWith('.xlsx') ? before?.recipe.sheet : undefined)
  const source = await openFiles(files, {
    ...(mapping ?? named?.mapping ?? before?.recipe.mapping),
    sheet,
    disk: wanted.dataDir,
    onlyFirst: wanted.onlyFirst,
  })
  const fitting = wanted.offersMappings ? await fittingTo(wanted, source.columns) : []
  const common = { source, sheet, exclude: wanted.exclude ?? [], fitting }
  if (mapping) return { ...common, mapping }
  if (named) return { ...common, mapping: mappingFor(named.mapping, source.columns), saved: named }
  const again = before && readAgain(before, source.columns, wanted)
  if (again) return { ...common, ...again, exclude: wanted.exclude ?? again.exclude }
  const saved = fitting.find(({ name }) => savedMapping === undefined || name === savedMapping)
  if (saved) return { ...common, mapping: saved.mapping, saved }
  const found = presetFor(source.columns, wanted)
  if (found) say?.(describePreset(found.preset))
  return { ...common, mapping: found?.mapping, found }
}

const fittingTo = async ({ dataDir, kind }: Wanted, columns: readonly string[]) =>
  dataDir === undefined ? [] : fittingMappings(dataDir, columns, kind)

const savedNamed = async ({ dataDir }: Wanted, name: string) =>
  dataDir === undefined ? undefined : readSavedMapping(dataDir, name)

interface Before {
  release: PriorRelease
  recipe: Recipe
}

/** The release before and how it was read, if one kind alone has the name. */
async function recipeBefore({ dataDir, name, kind }: Wanted): Promise<Before | undefined> {
  if (dataDir === undefined) return undefined
  const of = kind === undefined ? kinds : [kind]
  const all = await Promise.all(of.map((one) => priorRelease(kindFolder(dataDir, one), name)))
  const [release, other] = all.filter((one) => one !== undefined)
  const recipe = release && !other ? await readRecipe(release.folder) : undefined
  return release && recipe && { release, recipe }
}

/** What the release before says of the columns, where these are its columns for the greater part. */
function readAgain(
  { release, recipe }: Before,
  columns: readonly string[],
  { sameColumns, say }: Wanted,
): Pick<MappedSource, 'mapping' | 'found' | 'exclude' | 'reused'> | undefined {
  const { exclude, preset, mapping } = recipe
  const found = preset === undefined ? undefined : presetAgain(preset, columns, sameColumns)
  const missing = mapping ? missingColumns(mapping, columns) : []
  if (sameColumns && missing.length > 0)
    throw new DataError(messages.columnsMissing(missing, release.version))
  const isSame = found !== undefined || (mapping && 2 * missing.length < namedColumns(mapping).length)
  if (!isSame) {
    say?.(messages.otherColumns(release.version))
    return undefined
  }
  say?.(messages.reused(release.version))
  if (missing.length > 0) say?.(messages.columnsMissing(missing, release.version))
  return { found, mapping: found?.mapping ?? (mapping && fitted(mapping, columns)), exclude, reused: release }
}

function presetAgain(preset: string, columns: readonly string[], sameColumns: boolean | undefined) {
  try {
    return presetNamed(preset, columns)
  } catch (error) {
    if (sameColumns || !(error instanceof DataError)) throw error
    return undefined
  }
}
