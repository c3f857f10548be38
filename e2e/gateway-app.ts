import { inject } from 'vitest'
import { type OwnApp, ownApp } from './own-app.ts'

/** Starts the app before the service at `apiBaseUrl`; it ends after the tests. */
export const gatewayApp = (apiBaseUrl: string): Promise<OwnApp> =>
  ownApp({ API_BASE_URL: apiBaseUrl, API_KEY: inject('apikey') })
