import { spawn } from 'node:child_process'
import { projectFolder } from './project-folder.ts'

/** Runs a command of the project in its own process, which frees its memory at the end. Rejects when it fails. */
export function runCommand(
  what: string,
  [command, rest]: [string, string[]],
  environment = {},
): Promise<void> {
  console.error(`${what} ...`)
  const child = spawn(command, rest, {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${what} failed.`))))
  })
}
