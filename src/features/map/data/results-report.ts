import { create } from 'zustand'
import type { ValueClass } from '../model/results/classes.ts'
import type { Measure } from '../model/results/measures.ts'
import type { Region, RegionLevel } from '../model/results/regions.ts'

/** What the legend says of the results on the map. */
export type Legend =
  | { kind: 'density'; max: number; elsewhere: number }
  /** Bounds of classes, in records per square mile or kilometer, as the settings say. */
  | { kind: 'surface'; breaks: readonly number[]; elsewhere: number }
  | { kind: 'points'; shown: number; total: number; inView: boolean }
  | ClassesLegend

/** The legend of a choropleth, with the numbers behind it. */
export interface ClassesLegend {
  kind: 'classes'
  level: RegionLevel
  measure: Measure
  /** In steps of `unit`. */
  classes: readonly ValueClass[]
  unit: number
  /** Places without a record, and places of which nothing is known. */
  empty: number
  unknown: number
  elsewhere: number
  regions: readonly Region[]
  counts: ReadonlyMap<string, number>
}

/** The state of the results; `box` returns what contains nearly all of them (south-west, north-east, degrees). */
export interface ResultsReport {
  loading: boolean
  problem: Error | undefined
  retry: (() => void) | undefined
  legend: Legend | undefined
  box: () => [[number, number], [number, number]] | undefined
}

export const nothing: ResultsReport = {
  loading: false,
  problem: undefined,
  retry: undefined,
  legend: undefined,
  box: () => undefined,
}

interface ReportStore {
  report: ResultsReport
  setReport: (report: ResultsReport) => void
}

/** What the layer of results reports to the legend, the notes and the fit button. */
export const useResultsReport = create<ReportStore>()((set) => ({
  report: nothing,
  setReport: (report) => set({ report }),
}))
