import { parentPort } from 'node:worker_threads'
import type { Problem, ValidationError } from '#contract/problem.ts'
import { Failure } from '../http/problem.ts'
import { type ReadCall, readCall, type UnreadCall } from './read-call.ts'

/** What the thread answers to a call, one at a time: its parts, the failure that they are answered with, or that reading itself failed. */
export type Reading =
  | { parts: ReadCall }
  | { statusCode: number; body: Problem | ValidationError[] }
  | { unexpected: string }

function read(call: UnreadCall): Reading {
  try {
    return { parts: readCall(call) }
  } catch (error) {
    if (error instanceof Failure) return { statusCode: error.statusCode, body: error.body }
    return { unexpected: String(error) }
  }
}

parentPort?.on('message', (call: UnreadCall) => parentPort?.postMessage(read(call)))

// The first message says that the thread is ready.
parentPort?.postMessage('ready')
