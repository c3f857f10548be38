import { counted } from '#criteria/kinds.ts'
import { callsFor, PAGE_SIZE } from '#jobs/paging.ts'
import { matchKeyRules } from '#lists/match-keys.ts'
import { count } from '#shared/text/format.ts'
import type { ExportOrder, Job } from './job.ts'

const MINUTE = 60

/** How many records a job's file will hold, as far as that is known. */
export function expectedOf({ chosen, total, leftOut, missing, order: { most } }: Job): number {
  if (chosen !== undefined) return Math.max(0, chosen - missing)
  return Math.min(Math.max(0, total - leftOut), most ?? Number.POSITIVE_INFINITY)
}

/** Records of a job that can be saved now. */
export const savableOf = (job: Job): number =>
  Math.min(job.stored, job.order.most ?? Number.POSITIVE_INFINITY) - job.doubles

/** What a job does at the moment: "page 53 of 74 · 2,000 a page". */
export function stepOf(job: Job): string {
  const { order, chosen, total, found, held, stored, billed } = job
  if (order.way === 'ids-first' && chosen === undefined)
    return `ids of ${count(found)} of ${counted(order.kind, total)}, not billed`
  const reads = order.source.type === 'search' && order.way === 'at-once'
  const all = callsFor(reads ? Math.min(total, order.most ?? total) : (chosen ?? total) - held)
  const read = callsFor(reads ? billed : stored - held)
  if (all === 0) return 'nothing to load'
  return `page ${count(Math.min(all, read + 1))} of ${count(all)} · ${count(PAGE_SIZE)} a page`
}

/** How far a job is, told only now and then: in quarters. */
export const quarterOf = (job: Job): number =>
  Math.min(100, Math.floor((4 * savableOf(job)) / Math.max(1, expectedOf(job))) * 25)

/** Seconds that a job will take from here, at the pace so far and the key's rate; undefined before anything was answered. */
export function secondsLeft(job: Job): number | undefined {
  const { calls, seconds, perMinute, stored } = job
  if (calls === 0) return undefined
  const left = callsFor(Math.max(0, expectedOf(job) - stored))
  return Math.ceil(left * Math.max(perMinute ? MINUTE / perMinute : 0, seconds / calls))
}

/** What a person is told of a job that has ended: what differs from what was counted, in sentences. */
export function differencesOf(job: Job): string[] {
  const { total, totalAtEnd, missing, repeated, leftOut, changedMeanwhile, held, doubles, order } = job
  return [
    missing > 0 &&
      `${counted(order.kind, missing)} of the ${count(total)} counted ${missing === 1 ? 'was' : 'were'} not returned.`,
    repeated > 0 && `${count(repeated)} ${repeated === 1 ? 'was' : 'were'} returned twice and exported once.`,
    totalAtEnd !== undefined &&
      `The service counted ${count(total)} first and ${count(totalAtEnd)} at the end.`,
    changedMeanwhile > 0 && `${count(changedMeanwhile)} changed while loading.`,
    leftOut > 0 && `${count(leftOut)} ${leftOut === 1 ? 'is' : 'are'} excluded: ${exclusionReasons(order)}.`,
    ...duplicatesText(order, doubles),
    held > 0 && `${count(held)} ${held === 1 ? 'was' : 'were'} already loaded and cost nothing.`,
  ].filter((it) => it !== false)
}

/** Those not to be contacted are excluded from every export. */
const exclusionReasons = ({ leftOut }: Pick<ExportOrder, 'leftOut'>): string =>
  leftOut.length === 0 ? 'do-not-contact' : 'do-not-contact, or in a list that you excluded'

/** What is told of records that are not written because another one is: nothing where there are none. */
export function duplicatesText({ distinct }: Pick<ExportOrder, 'distinct'>, doubles: number): string[] {
  if (doubles === 0) return []
  const ways = distinct.map((matchKey) => matchKeyRules[matchKey].label.toLowerCase()).join(' or ')
  return [`${count(doubles)} ${doubles === 1 ? 'is' : 'are'} excluded: ${ways} as another record.`]
}

/** Dollars that a job has cost so far. */
export const costOf = ({ billed, rate }: Job): number => billed * rate
