import { inject } from 'vitest'
import { type OwnApp, ownApp } from './own-app.ts'

/** Starts the app, with more settings, before the service at `apiBaseUrl`; it ends after the tests. */
export const gatewayApp = (apiBaseUrl: string, settings: Record<string, string> = {}): Promise<OwnApp> =>
  ownApp({ ...settings, API_BASE_URL: apiBaseUrl, API_KEY: inject('apikey') })
