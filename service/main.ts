import { endWith, runService } from './server/run.ts'
import { readSettings } from './server/settings.ts'

try {
  await runService(readSettings(process.env))
} catch (error) {
  endWith(error)
}
