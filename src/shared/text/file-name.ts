import { fold } from './fold.ts'

/** A text as the name of a file, at most 80 characters, without those that some systems do not allow. */
export function asFileName(text: string): string {
  const plain = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, 80) || 'export'
}
