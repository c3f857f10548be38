import { readFileSync, statSync } from 'node:fs'

/** Permission of every user of the machine to read a file. */
const READABLE_BY_ALL = 0o004

const causes: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a folder',
}

/** The text of the file that a variable names. Throws an error that names the variable. */
export function readFileOf(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new Error(`${variable}=${file} cannot be read: ${causes[code] ?? code}`)
  }
}

/** A warning for a file with a secret that every user of this machine can read; none for others. */
export function warningsOfSecret(variable: string, file: string): string[] {
  const { mode } = statSync(file)
  // Windows has no such permissions.
  if (process.platform === 'win32' || (mode & READABLE_BY_ALL) === 0) return []
  return [`Warning: every user of this machine can read ${variable}=${file}. Restrict it: chmod 600 ${file}`]
}
