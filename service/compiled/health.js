// `node service/compiled/health.js`: ends with 0 while the service of this machine is ready, else with 1 and the reason. It has the same
// variables as the service. For the health check of a container.

import { get } from 'node:http'
import { get as getEncrypted } from 'node:https'

const MAX_WAIT = 4000
const anyAddress = ['', '0.0.0.0', '::']
const { HOST = '', PORT = '8080', BASE_PATH = '', TLS_CERT } = process.env
const host = anyAddress.includes(HOST) ? '127.0.0.1' : HOST
const path = `${BASE_PATH.replace(/\/+$/, '')}/health/ready`
// The certificate is for the name that others use, and this is the same machine.
const options = { host, port: PORT, path, timeout: MAX_WAIT, rejectUnauthorized: false, agent: false }

const end = (problem) => {
  if (problem) console.error(problem)
  process.exit(problem ? 1 : 0)
}
const request = (TLS_CERT ? getEncrypted : get)(options, (answer) => {
  let body = ''
  answer.setEncoding('utf8').on('data', (text) => {
    body += text
  })
  answer.on('end', () => end(answer.statusCode === 200 ? undefined : `${answer.statusCode} ${body}`))
})
request.on('error', (error) => end(error.message))
request.on('timeout', () => request.destroy(new Error(`No answer in ${MAX_WAIT} ms`)))
