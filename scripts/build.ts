import { prepareApp } from '#service/server/prepare.ts'

/** Builds the app for production into `dist/`, unless what is there is newer than its sources. */
await prepareApp()
