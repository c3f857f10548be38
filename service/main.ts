import { endWith, runService } from './run.ts'
import { readSettings } from './settings.ts'

try {
  await runService(readSettings(process.env))
} catch (error) {
  endWith(error)
}
