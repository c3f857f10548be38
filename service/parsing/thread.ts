import { parentPort } from 'node:worker_threads'
import type { Problem, ValidationError } from '#contract/problem.ts'
import { Failure } from '../http/problem.ts'
import { type ReadCall, readCall, type UnreadCall } from './read-call.ts'

/** The answer of the thread to a call: its parts, the failure to answer it with, or an unexpected error. */
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
