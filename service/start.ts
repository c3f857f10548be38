import { endWith } from './server/end-with.ts'
import { prepareData } from './server/prepare-data.ts'
import { runService } from './server/run.ts'
import { readSettings } from './server/settings.ts'

/**
 * What `npm start` runs: makes sample data where there is none, then serves. `app` is the build of the app if it is under way. An error
 * ends the process with a message.
 */
export async function start(app?: Promise<void>): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const hasOwnData = !settings.upstream && !settings.dataSource
    await Promise.all([app, hasOwnData ? prepareData(settings.dataDir) : undefined])
    await runService(settings)
  } catch (error) {
    endWith(error)
  }
}
