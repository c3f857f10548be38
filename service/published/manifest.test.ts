import { describe, expect, it, test } from 'vitest'
import { FORMAT, type Manifest, type Pointer, readManifest, readPointer, refOf } from './manifest.ts'

const sha256 = 'a'.repeat(64)
const file = (path: string, more: object = {}) => ({ path, bytes: 1, sha256, ...more })
const manifest = (files: object[], more: object = {}) =>
  ({
    format: FORMAT,
    kind: 'companies',
    set: 'test',
    version: 'test@1',
    created: '',
    files,
    ...more,
  }) as Manifest
const pointer = (more: object = {}) =>
  ({
    ...{ format: FORMAT, kind: 'companies', set: 'test', version: 'test@1', manifest: { bytes: 1, sha256 } },
    ...{ changes: { corrections: null, forgotten: null, forgottenKey: null }, published: '' },
    ...more,
  }) as Pointer
const text = (value: unknown) => Buffer.from(JSON.stringify(value))

/** Reads a manifest that the pointer names by its hash. */
const read = (value: unknown) =>
  readManifest('companies', pointer({ manifest: refOf(text(value)) }), text(value))

test('a manifest and a pointer are read', () => {
  const files = [file('companies.duckdb'), file('bodies/data.mdb'), file('info.json')]
  expect(read(manifest(files))).toEqual(manifest(files))
  expect(readPointer('companies', text(pointer()))).toEqual(pointer())
})

describe('a manifest is refused', () => {
  it.each([
    '../companies.duckdb',
    'bodies/../../x',
    '..',
    '.',
    './x',
    '/etc/passwd',
    '//host/share',
    'C:/x',
    'C:x',
    'bodies\\..\\x',
    'bodies//x',
    'bodies/',
    '',
    ' ',
    '.hidden',
    'bodies/.x',
    'x.',
    'x ',
    'a\u0000b',
    'a\nb',
    'é',
    'con',
    'NUL.txt',
    'bodies/com1',
    'a/b/c/d/e',
    'x'.repeat(200),
    'published.json',
    'PUBLISHED.JSON',
    'pending',
    'lease.txt',
    'damaged.txt',
  ])('with the path %j', (path) => {
    expect(() => read(manifest([file(path)]))).toThrow(/files.0.path must be a plain path/)
  })

  it.each<[string, unknown, RegExp]>([
    ['with a path twice', manifest([file('x'), file('x')]), /x is there twice/],
    ['with paths that differ in their case alone', manifest([file('x'), file('X')]), /x is there twice/],
    ['with a file where a folder is', manifest([file('bodies'), file('bodies/x')]), /bodies is there twice/],
    ['with a size below zero', manifest([file('x', { bytes: -1 })]), /files.0.bytes/],
    ['with a part of a byte', manifest([file('x', { bytes: 1.5 })]), /files.0.bytes/],
    ['with a size that no disk has', manifest([file('x', { bytes: 2 ** 52 })]), /files.0.bytes/],
    ['with a size that is text', manifest([file('x', { bytes: '1' })]), /files.0.bytes/],
    ['with a hash that is a path', manifest([file('x', { sha256: '../../etc' })]), /files.0.sha256/],
    ['with a hash in capitals', manifest([file('x', { sha256: sha256.toUpperCase() })]), /files.0.sha256/],
    ['with more fields', manifest([file('x', { link: '/etc' })]), /files.0/],
    ['with thousands of files', manifest(Array.from({ length: 1001 }, (_, i) => file(`x${i}`))), /files/],
    ['of another kind', manifest([], { kind: 'people' }), /it is of people/],
    ['of no kind', manifest([], { kind: '../x' }), /kind/],
    ['of another set', manifest([], { set: 'other' }), /its set is another one/],
    ['of another version', manifest([], { version: 'test@2' }), /it is of another version/],
    ['of a version that is a path', manifest([], { version: '../x@1' }), /version must be NAME@STAMP/],
    ['of another format', manifest([], { format: 2 }), /another version of Catchment/],
    ['that is a list', [], /does not describe/],
    ['that is nothing', null, /does not describe/],
    ['with a prototype', JSON.parse('{"__proto__":{"format":1}}'), /does not describe/],
  ])('%s', (_, value, message) => {
    expect(() => read(value)).toThrow(message)
  })

  it('that is not the one of the pointer', () => {
    expect(() => readManifest('companies', pointer(), text(manifest([])))).toThrow(
      /is not the one that is named/,
    )
  })
})

describe('a pointer is refused', () => {
  it.each<[string, unknown, RegExp]>([
    ['of another kind', pointer({ kind: 'people' }), /it is of people/],
    ['of another set', pointer({ set: 'x' }), /its set is another one/],
    ['of a set that is a path', pointer({ set: '../x', version: '../x@1' }), /version must be/],
    ['of a version that is being built', pointer({ version: 'test@1.building' }), /version must be/],
    ['without a hash', pointer({ manifest: { bytes: 1 } }), /manifest.sha256/],
    [
      'with a change that is a path',
      pointer({ changes: { ...pointer().changes, forgotten: 'x' } }),
      /changes.forgotten/,
    ],
    ['without changes', pointer({ changes: undefined }), /changes/],
    ['with more fields', pointer({ run: 'x' }), /does not describe/],
  ])('%s', (_, value, message) => {
    expect(() => readPointer('companies', text(value))).toThrow(message)
  })

  it('that was cut off', () => {
    expect(() => readPointer('companies', text(pointer()).subarray(0, 50))).toThrow(/it is not JSON/)
  })
})
