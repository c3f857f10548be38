import { readdirSync, readFileSync } from 'node:fs'
import type { Kind } from '#contract/kind.ts'
import { DataError } from '#service/versions/data-error.ts'
import { baseOf } from '../columns/cell-path.ts'
import type { Mapping } from '../columns/mapping.ts'
import { importMessages } from '../import-messages.ts'
import { fitted } from './fitted.ts'
import { type Layout, Preset } from './preset.ts'

const folder = new URL('./', import.meta.url)

let known: readonly Preset[] | undefined

/** All presets: the JSON files of this folder, read at the first use. */
export function presets(): readonly Preset[] {
  known ??= readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => Preset.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
  return known
}

/** A preset that fits a file, with its mapping for the columns of that file. */
export interface FoundPreset {
  preset: Preset
  mapping: Mapping
  /** The columns that it is found by. */
  needs: readonly string[]
}

function mappingOf(preset: Preset, layout: Layout, columns: readonly string[]): FoundPreset {
  const { kind, skip, exclude, categories } = preset
  const whole: Mapping = {
    kind,
    skip,
    exclude,
    guess: false,
    columns: { Source: { value: preset.title }, ...preset.columns, ...layout.columns },
    categories: layout.categories ?? categories,
  }
  return { preset, mapping: fitted(whole, columns), needs: layout.needs.map(baseOf) }
}

const fits = ({ needs }: Layout, columns: ReadonlySet<string>) =>
  needs.every((column) => columns.has(baseOf(column)))

/** The preset whose layout names the most columns of a file, if the file has all of them. */
export function detectPreset(columns: readonly string[]): FoundPreset | undefined {
  const there = new Set(columns)
  const fitting = presets().flatMap((preset) =>
    preset.layouts.filter((layout) => fits(layout, there)).map((layout) => ({ preset, layout })),
  )
  const [best] = fitting.sort((a, b) => b.layout.needs.length - a.layout.needs.length)
  return best && mappingOf(best.preset, best.layout, columns)
}

/** The preset of that name for a file. Throws a `DataError` when there is none, or the file is not of that kind. */
export function presetNamed(name: string, columns: readonly string[]): FoundPreset {
  const preset = presets().find((each) => each.name === name)
  if (!preset)
    throw new DataError(
      importMessages.unknownPreset(
        name,
        presets().map((each) => each.name),
      ),
    )
  const there = new Set(columns)
  const layout = preset.layouts.find((each) => fits(each, there))
  if (layout) return mappingOf(preset, layout, columns)
  const missing = (preset.layouts[0] as Layout).needs.filter((column) => !there.has(baseOf(column)))
  throw new DataError(importMessages.presetDoesNotFit(preset.title, missing))
}

/** The preset that the caller names, else the one that fits the file and its kind. Throws a `DataError` when the named one does not fit. */
export function presetFor(
  columns: readonly string[],
  { preset, kind }: { preset?: string | undefined; kind?: Kind | undefined },
): FoundPreset | undefined {
  if (preset !== undefined) return presetNamed(preset, columns)
  const found = detectPreset(columns)
  return kind === undefined || kind === found?.mapping.kind ? found : undefined
}

/** What a preset is, for the person who imports. */
export const describePreset = ({ title, name, license, attribution }: Preset): string =>
  importMessages.preset(title, name, license, attribution)

/** Where the records of a preset are from, and on what terms they may be used. */
export const termsOf = ({ title, source, license, attribution }: Preset) => ({
  source: `${title}, ${source}`,
  license: attribution ? `${license}. Credit: ${attribution}` : license,
})
