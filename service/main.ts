import { endWith } from './server/end-with.ts'
import { runService } from './server/run.ts'
import { readSettings } from './server/settings.ts'

try {
  await runService(readSettings(process.env))
} catch (error) {
  endWith(error)
}
