import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { openService } from './service.testing.ts'

interface OpenedService {
  app: FastifyInstance
  /** A key with the email profile. */
  apikey: string
}

/** The service over the conformance data for the tests of a file. Its members are set before the first test. */
export function sharedService(): OpenedService {
  const opened = {} as OpenedService & { close?: () => Promise<void> }
  beforeAll(async () => {
    const { app, client, close } = await openService()
    Object.assign(opened, { app, apikey: client.keys.email, close })
  }, 60_000)
  afterAll(() => opened.close?.())
  return opened
}
