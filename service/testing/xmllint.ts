import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const schemaFile = fileURLToPath(new URL('../../public/catchment.xsd', import.meta.url))
const answers = () => spawnSync('xmllint', ['--version']).status === 0

/** Whether xmllint can be had: installed, or Debian's package, installed by apt when run as root. */
export function hasXmllint(): boolean {
  if (answers()) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log(
      'xmllint is missing: answers in XML are not validated (Debian: apt-get install libxml2-utils)',
    )
    return false
  }
  console.log('xmllint is missing; installing Debian’s libxml2-utils')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', 'libxml2-utils'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return answers()
}

/** What xmllint finds wrong with documents by the schema that the service ships; an empty text when nothing. */
export function schemaErrors(documents: readonly string[]): string {
  const lines = lint([...new Set(documents)], '--schema', schemaFile)
  return lines.filter((line) => !line.endsWith(' validates')).join('\n')
}

/** Whether each of the documents is well formed; undeclared prefixes are not looked at. */
export function wellFormed(documents: readonly string[]): boolean[] {
  const broken = new Set(lint(documents).map((line) => /^(\d+)\.xml:\d+: parser error/.exec(line)?.[1]))
  return documents.map((_, i) => !broken.has(String(i)))
}

/** The lines that xmllint writes of documents, each named by its number. */
function lint(documents: readonly string[], ...options: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'xml-'))
  const files = documents.map((text, i) => {
    writeFileSync(join(folder, `${i}.xml`), text)
    return `${i}.xml`
  })
  const { stderr } = spawnSync('xmllint', ['--noout', '--nonet', ...options, ...files], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  rmSync(folder, { recursive: true })
  return stderr.split('\n').filter(Boolean)
}
