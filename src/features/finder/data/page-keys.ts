import { keyCollector } from './typed-ahead.ts'

/**
 * The keys of this page, from its first script on: the finder can be opened before the app is there, and before the map,
 * which listens on the window too.
 */
export const pageKeys = keyCollector()

pageKeys.listen()
