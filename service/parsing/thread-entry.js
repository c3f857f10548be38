// A thread starts as plain Node, without the main thread's TypeScript loader (Node 20): this brings it.
import { register } from 'tsx/esm/api'

register()
await import('./thread.ts')
