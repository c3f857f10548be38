import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An external program and the Debian package that installs it. */
interface Program {
  command: string
  /** Arguments with which it answers without doing anything. */
  probe: readonly string[]
  from: string
}

export const programs = {
  libreOffice: { command: 'soffice', probe: ['--version'], from: 'libreoffice-calc-nogui' },
  pdfToText: { command: 'pdftotext', probe: ['-v'], from: 'poppler-utils' },
  // Debian's own Python: another one on the path has none of Debian's modules.
  vobject: { command: '/usr/bin/python3', probe: ['-c', 'import vobject'], from: 'python3-vobject' },
  python: { command: 'python3', probe: ['--version'], from: 'python3' },
} satisfies Record<string, Program>

/** Whether a program is installed; logs what is not tested where it is not. */
export function isInstalled({ command, probe, from }: Program): boolean {
  if (spawnSync(command, probe).status === 0) return true
  console.log(`${command} is missing: no file is read by it (Debian: apt-get install ${from})`)
  return false
}

/** The output of a program for a file, or the file that it writes to `into`; "{file}" and "{folder}" in its arguments are replaced. */
export async function readWithProgram(
  { command }: Program,
  args: readonly string[],
  name: string,
  file: Blob,
  into?: string,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'))
  try {
    const path = join(folder, name)
    writeFileSync(path, Buffer.from(await file.arrayBuffer()))
    const given = args.map((arg) => arg.replace('{file}', path).replace('{folder}', folder))
    const { status, stdout, stderr } = spawnSync(command, given, { encoding: 'utf8', maxBuffer: 1 << 26 })
    if (status !== 0) throw new Error(`${command}: ${stderr}`)
    return into ? readFileSync(join(folder, into), 'utf8') : stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const toCsv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true'

/** A spreadsheet as LibreOffice opens it, as CSV; `quoted` cells of a CSV are read as text. */
export function readByLibreOffice(extension: 'csv' | 'xlsx', file: Blob): Promise<string> {
  const filter = extension === 'csv' ? ['--infilter=CSV:44,34,76,1,,0,true'] : []
  const home = '-env:UserInstallation=file://{folder}/home'
  const args = [home, '--headless', ...filter, '--convert-to', toCsv, '--outdir', '{folder}/out', '{file}']
  return readWithProgram(programs.libreOffice, args, `file.${extension}`, file, 'out/file.csv')
}
