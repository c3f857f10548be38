import { workerData } from 'node:worker_threads'
import { type NamesJob, type NamesRequest, namesAnswerer } from './name-requests.ts'
import { answerRequests } from './thread-answers.ts'

/** Writes the index of names in a thread of its own. */

answerRequests<NamesRequest, void>(namesAnswerer(workerData as NamesJob))
