import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileService } from './compiled/compile.ts'
import { endWith } from './server/end-with.ts'
import { prepareApp, prepareData } from './server/prepare.ts'
import { readSettings } from './server/settings.ts'

try {
  const { upstream, dataDir } = readSettings(process.env)
  const compiled = compileService()
  const data = upstream ? undefined : prepareData(dataDir, () => compiled)
  const [folder] = await Promise.all([compiled, prepareApp(), data])
  await import(pathToFileURL(join(folder, 'main.mjs')).href)
} catch (error) {
  endWith(error)
}
