import { config } from 'zod'

// Must run before the first schema is made: zod tries `new Function`, which the Content-Security-Policy reports.
config({ jitless: true })
