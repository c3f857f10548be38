import { config } from 'zod'

// Must run before the first schema is created: zod tries `new Function`, which the Content-Security-Policy reports.
config({ jitless: true })
