import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSeal, sealOf } from './seal.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-seal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const seal = createSeal(['one key of some length'])

test('what was sealed opens again, and never reads the same twice [PLAT-11]', () => {
  const [one, other] = [
    seal.seal('123456789', 'bank-account:1:account'),
    seal.seal('123456789', 'bank-account:1:account'),
  ]
  expect(seal.open(one, 'bank-account:1:account')).toBe('123456789')
  expect(one).not.toBe(other)
  expect(one).not.toContain('123456789')
})

test('a sealed text opens for its own purpose only, and not when a byte was changed [PLAT-11]', () => {
  const sealed = seal.seal('123456789', 'bank-account:1:account')
  expect(() => seal.open(sealed, 'bank-account:1:routing')).toThrow()
  const [id, iv, tag, text] = sealed.split('.')
  const changed = `${text!.startsWith('A') ? 'B' : 'A'}${text!.slice(1)}`
  expect(() => seal.open([id, iv, tag, changed].join('.'), 'bank-account:1:account')).toThrow()
})

test('after a rotation old texts still open, and new ones take the new key [PLAT-11]', () => {
  const before = seal.seal('kept', 'totp')
  const rotated = createSeal(['a newer key', 'one key of some length'])
  expect(rotated.open(before, 'totp')).toBe('kept')
  expect(() => seal.open(rotated.seal('new', 'totp'), 'totp')).toThrow('Nothing here opens')
})

test('without a configured key the data folder keeps one that only its owner reads [PLAT-11]', () => {
  const config = { secretKey: undefined, secretKeysBefore: undefined, dataDir: join(folder, 'data') }
  const sealed = sealOf(config).seal('kept', 'totp')
  expect(sealOf({ ...config }).open(sealed, 'totp')).toBe('kept')
  expect(statSync(join(folder, 'data', 'secret-key')).mode & 0o077).toBe(0)
})

test('a mark reveals whether two texts are the same and nothing else, and survives a rotation [AUTH-6]', () => {
  const [stored] = seal.marks('123456', 'recovery-code')
  expect(seal.marks('123456', 'recovery-code')).toEqual([stored])
  expect(seal.marks('123457', 'recovery-code')).not.toContain(stored)
  expect(seal.marks('123456', 'second-factor-code')).not.toContain(stored)
  const rotated = createSeal(['a newer key', 'one key of some length'])
  expect(rotated.marks('123456', 'recovery-code')).toHaveLength(2)
  expect(rotated.marks('123456', 'recovery-code')).toContain(stored)
  expect(rotated.marks('123456', 'recovery-code')[0]).not.toBe(stored)
})
