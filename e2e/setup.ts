import { afterEach } from 'vitest'
import { endVisits } from './visit.ts'

/** Runs for each file of tests, while the modules that they import are loaded once in a process. */
afterEach(endVisits)
