/** The texts of what the operator does over HTTP. */
export const operatorMessages = {
  interrupted:
    'The import was interrupted: its process ended. The data in use is unchanged. Import the file again.',
  noRun: 'There is no such import.',
  running: 'Another import is running. Wait until it has ended, or cancel it.',
  tooManyDownloads: (max: number) =>
    `${max} files are being loaded now. Wait until one is there, or cancel it.`,
  noDownload: 'The file is not there: its loading was canceled, or the service was restarted. Load it again.',
  notLoaded: 'The file was not loaded; the log of the service may say why. Try again.',
  stillRunning: 'The import is running. Cancel it first.',
  noQuality: 'The report was not made: its process ended. The log of the service may say why. Try again.',
  qualityLater: 'The report is being made. Request it again when it is there.',
  noReport: 'There is no such file: the version was removed, or no row was rejected or changed.',
  mergeInterrupted: 'This was interrupted: its process ended. The data is unchanged. Start it again.',
  noMerge: 'There is no such merge: it was removed.',
  mergeRunning: 'Another merge is running. Wait until it has ended, or cancel it.',
  mergeStillRunning: 'The merge is running. Cancel it first.',
  notCompared: 'The data sets are not compared yet.',
  setRemoved: (name: string) => `“${name}” as it was compared was removed. Compare the data sets again.`,
  newerVersion: (name: string) =>
    `“${name}” has another version since it was compared. Compare the data sets again.`,
  noPair: (pairs: number) => `must be under ${pairs}, the number of pairs`,
  noWinner: (known: readonly string[]) => `must be a field or a group of fields: ${known.join(', ')}`,
  noMergeList: 'There is no such file: the merged version was removed, or there is none yet.',
} as const
