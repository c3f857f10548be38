import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileService } from './compiled/compile.ts'
import { endWith } from './server/end-with.ts'
import { prepareApp } from './server/prepare.ts'
import { readSettings } from './server/settings.ts'

/** `npm start` in a clone of the project: builds what is missing, then starts the service that it compiled. */
try {
  readSettings(process.env)
  const app = prepareApp()
  await Promise.all([app, startCompiled(app)])
} catch (error) {
  endWith(error)
}

async function startCompiled(app: Promise<void>): Promise<void> {
  const folder = await compileService()
  const { start } = (await import(
    pathToFileURL(join(folder, 'start.mjs')).href
  )) as typeof import('./start.ts')
  await start(app)
}
