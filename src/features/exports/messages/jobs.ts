import { counted } from '#criteria/kinds.ts'
import type { JobProblem } from '#jobs/job-state.ts'
import { PAGE_SIZE } from '#jobs/paging.ts'
import { matchKeyRules } from '#lists/match-keys.ts'
import { duration, durationText } from '#shared/text/duration.ts'
import { count, some } from '#shared/text/format.ts'
import type { ExportOrder, Job } from '../model/job.ts'
import { currentPage } from '../model/job-figures.ts'

const was = (n: number) => (n === 1 ? 'was' : 'were')
const is = (n: number) => (n === 1 ? 'is' : 'are')

/** Texts of the list of exports, of their worker, and of the notices about them. */
export const exportJobMessages = {
  title: 'Jobs',
  subtitle: 'They continue after a reload',
  empty: {
    title: 'No exports yet',
    text: 'Running exports appear here with their progress. You can pause them, and they continue after a reload or a crash without loading anything twice.',
  },
  done: 'Done',
  doneNote: 'stored until you delete them',
  removedAfter: (days: number) =>
    `Exports are removed ${days === 1 ? '1 day' : `${days} days`} after their last change.`,
  states: {
    running: 'running',
    waiting: 'waiting',
    paused: 'paused by you',
    stopped: 'stopped',
    done: 'done',
    cancelled: 'canceled',
  },
  elsewhere: 'running in another tab',
  offline: 'offline',
  stored: 'stored',
  recordsStored: (name: string) => `${name}: records stored`,
  percentStored: (percent: number) => `${percent}% stored`,
  timeLeft: (seconds: number) => `about ${duration(seconds)} left`,
  billedSoFar: 'Billed so far',
  loadedTwice: 'Loaded twice',
  retries: 'Retries',
  pause: 'Pause',
  resume: 'Resume',
  continue: 'Continue',
  continueJob: (name: string) => `Continue ${name}`,
  save: (records: number) => `Save ${count(records)}`,
  now: ' now',
  stop: 'Stop',
  delete: 'Delete',
  deleteJob: (name: string) => `Delete ${name}`,
  startOver: 'Start over',
  saveAgain: 'Save the file again',
  saveJobAgain: (name: string) => `Save ${name} again`,
  nothingBilled: 'nothing billed',
  recordsSaved: (records: number) => `${count(records)} records`,
  endedAt: (records: number, expected: number) => `ended at ${count(records)} of ${count(expected)}`,
  blockedDownload: 'If the file is not among your downloads, the browser blocked it: save it again.',
  reviewDuplicates: 'Review duplicates',
  reviewDuplicatesOf: (name: string) => `Review duplicates, ${name}`,
  duplicateGroups: (groups: number) =>
    `${some(groups, 'group')} of duplicates. One record of each group is exported; you can choose another.`,
  duplicatesLater: 'The record to keep is known after loading.',
  deleted: (name: string) => `The export ${name} is deleted.`,
  downloaded: (file: string, records: number) => `Downloaded ${file} with ${some(records, 'record')}.`,
  saved: (file: string, records: number) => `Saved ${file} with ${some(records, 'record')}.`,
  jobNotFound: 'This export no longer exists.',
  dataChanged: 'The service has other data now than when this export began.',
  recordsChanged: (records: number) =>
    `${count(records)} records changed between their ids and their fields.`,
  totalChanged: (now: number, before: number) =>
    `The service counts ${count(now)} records now; it counted ${count(before)} when this export began.`,
} as const

/** Texts about a job that waits or is stopped, and about a file that was not saved. */
export const exportProblemMessages = {
  titles: {
    throttle: 'The service is rate limiting requests',
    offline: 'The service does not answer',
    quota: 'This key has no calls left',
    key: 'The service refused the key',
    refused: 'The service refuses this export',
    changed: 'The data changed while this export ran',
    storage: 'Browser storage is full',
    service: 'The service had an error',
  } satisfies Record<JobProblem['reason'], string>,
  throttledFor: (seconds: number) => `The service is rate limiting requests for ${durationText(seconds)}`,
  nothingLost: 'It continues automatically. Nothing is lost or loaded twice.',
  stored: (records: number, missing: number) =>
    `${count(records)} records are stored and can be saved, ${count(missing)} are missing.`,
  unavailable: 'It may be stopped, or a browser extension may block its calls.',
  noNetwork: 'There is no network.',
  whenAvailable: 'It continues automatically once the service responds. Nothing is lost or loaded twice.',
  setKey: 'Set a valid key for the service, then continue. The key in use is shown in',
  settings: 'Settings',
  previousData:
    'They come from the previous data. If you start over, only new or changed records are loaded and billed.',
  makeRoom: 'Save them, or delete old exports and lists; then continue.',
  renewalUnknown: 'The service does not say when the quota renews. Continue when you have calls again.',
  renewed: 'The quota has renewed. Continuing.',
  renews: (moment: string, seconds: number) =>
    `It continues automatically on ${moment} (in ${durationText(seconds)}), or when the app is next open.`,
  fileNotSaved: 'The file was not saved',
  saveElsewhere: 'The records are still here: save them again, to another place if need be.',
  recordsRemain: (error: string) => `The file was not saved. ${error} The records are still here.`,
  fileErrors: {
    NotAllowedError: 'The browser was not allowed to write it.',
    NoModificationAllowedError: 'The file is open elsewhere.',
    NotFoundError: 'Its folder no longer exists.',
    QuotaExceededError: 'The disk is full.',
  } as Partial<Record<string, string>>,
  cannotWrite: 'The file cannot be written there.',
} as const

/** What a job does at the moment: "page 53 of 74 · 2,000 a page". */
export function stepText(job: Job): string {
  const step = currentPage(job)
  if (!step) return `ids of ${count(job.found)} of ${counted(job.order.kind, job.total)}, not billed`
  if (step.pages === 0) return 'nothing to load'
  return `page ${count(step.page)} of ${count(step.pages)} · ${count(PAGE_SIZE)} a page`
}

/** How the result of a finished job differs from its count, in sentences. */
export function differenceTexts(job: Job): string[] {
  const { total, totalAtEnd, missing, repeated, changedMeanwhile: changed, order } = job
  const excluded = job.leftOut + job.screenedOut
  return [
    missing > 0 &&
      `${counted(order.kind, missing)} of the ${count(total)} counted ${was(missing)} not returned.`,
    repeated > 0 && `${count(repeated)} ${was(repeated)} returned twice and exported once.`,
    totalAtEnd !== undefined &&
      `The service counted ${count(total)} first and ${count(totalAtEnd)} at the end.`,
    changed > 0 && `${count(changed)} changed while loading.`,
    excluded > 0 && `${count(excluded)} ${is(excluded)} excluded: ${exclusionReasons(order)}.`,
    ...duplicateTexts(order, job.doubles),
    job.held > 0 && `${count(job.held)} ${was(job.held)} already loaded and cost nothing.`,
  ].filter((it) => it !== false)
}

/** Do-not-contact records are excluded from every export. */
const exclusionReasons = ({ leftOut: lists }: Pick<ExportOrder, 'leftOut'>): string =>
  lists.length === 0 ? 'do-not-contact' : 'do-not-contact, or in a list that you excluded'

/** The number of duplicates that are not written; empty when there are none. */
export function duplicateTexts({ distinct }: Pick<ExportOrder, 'distinct'>, duplicates: number): string[] {
  if (duplicates === 0) return []
  const ways = distinct.map((matchKey) => matchKeyRules[matchKey].label.toLowerCase()).join(' or ')
  return [`${count(duplicates)} ${is(duplicates)} excluded: ${ways} as another record.`]
}
