import { prepareApp, prepareData } from './server/prepare.ts'
import { endWith, runService } from './server/run.ts'
import { readSettings } from './server/settings.ts'

try {
  const settings = readSettings(process.env)
  const data = settings.upstream ? undefined : prepareData(settings.dataDir)
  await Promise.all([prepareApp(), data])
  await runService(settings)
} catch (error) {
  endWith(error)
}
