import { expect, test } from 'vitest'
import { FileError, readErrorOf } from './file-error.ts'

test.each([
  [
    new DOMException('The requested file could not be read', 'NotReadableError'),
    /was moved, deleted or locked/,
  ],
  [new DOMException('A requested file could not be found', 'NotFoundError'), /Choose it again/],
  [new FileError('This is a web page.'), /^This is a web page\.$/],
  ['no error at all', /^no error at all$/],
])('%s has a message', (problem, words) => expect(readErrorOf(problem)).toMatch(words))
