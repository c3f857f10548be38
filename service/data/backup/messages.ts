/** The texts of `npm run data -- backup`. */
export const backupMessages = {
  insideData: (target: string) =>
    `${target} is inside the data folder: choose a folder elsewhere, best on another disk`,
  notEmpty: (target: string) => `${target} is not empty: choose a new folder for each backup`,
  noData: (dataDir: string) => `There is no data in ${dataDir} to back up`,
  done: (files: number, bytes: number, target: string) =>
    `Backed up ${files.toLocaleString('en-US')} files, ${Math.ceil(bytes / 1e6).toLocaleString('en-US')} MB, to ${target}. To restore it, copy it to a new folder, and start the service with DATA_DIR set to that.`,
  damaged: (version: string, error: string) => `${version} is damaged in the backup: ${error}`,
} as const
