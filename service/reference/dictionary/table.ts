import { readFileSync } from 'node:fs'

/**
 * The lines of a table in this folder, each split at its tabs, without the heading.
 * Throws when the file is missing: the dictionary is part of the project.
 */
export function readTable(name: string): string[][] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8')
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
}
