/** The texts of what the operator does over HTTP. */
export const operatorMessages = {
  interrupted:
    'The import was interrupted: its process ended. The data in use is unchanged. Import the file again.',
  noRun: 'There is no such import.',
  running: 'Another import is running. Wait until it has ended, or cancel it.',
  stillRunning: 'The import is running. Cancel it first.',
  noQuality: 'The report was not made: its process ended. The log of the service may say why. Try again.',
  qualityLater: 'The report is being made. Request it again when it is there.',
  noReport: 'There is no such file: the version was removed, or no row was rejected or changed.',
} as const
