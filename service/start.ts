import { prepareApp, prepareData } from './prepare.ts'
import { endWith, runService } from './run.ts'
import { readSettings } from './settings.ts'

try {
  const settings = readSettings(process.env)
  const data = settings.upstream ? undefined : prepareData(settings.dataDir)
  await Promise.all([prepareApp(), data])
  await runService(settings)
} catch (error) {
  endWith(error)
}
