import { create } from 'zustand'
import type { CountClass } from './classes.ts'

/** What the legend says of the results on the map. */
export type Legend =
  | { kind: 'density'; most: number; elsewhere: number }
  | { kind: 'points'; shown: number }
  | { kind: 'classes'; classes: readonly CountClass[]; elsewhere: number }

/** How the results are coming along; `box` holds nearly all of them (south-west, north-east, degrees). */
export interface ResultsReport {
  reading: boolean
  problem: Error | undefined
  retry: (() => void) | undefined
  legend: Legend | undefined
  box: [[number, number], [number, number]] | undefined
}

export const nothing: ResultsReport = {
  reading: false,
  problem: undefined,
  retry: undefined,
  legend: undefined,
  box: undefined,
}

interface ReportStore {
  report: ResultsReport
  reported: (report: ResultsReport) => void
}

/** The one layer of results tells the legend, the notes and the fit button about itself. */
export const useReport = create<ReportStore>()((set) => ({
  report: nothing,
  reported: (report) => set({ report }),
}))
