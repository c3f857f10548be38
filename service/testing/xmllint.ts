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
export function schemaFaults(documents: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'xml-'))
  const files = [...new Set(documents)].map((text, i) => {
    const file = join(folder, `${i}.xml`)
    writeFileSync(file, text)
    return file
  })
  const { stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schemaFile, ...files], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  rmSync(folder, { recursive: true })
  const lines = stderr.split('\n').filter((line) => line && !line.endsWith(' validates'))
  return lines.slice(0, 20).join('\n')
}
