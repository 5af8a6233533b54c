import { expect, test } from 'vitest'
import { acceptSealingKey } from './accept-sealing-key.ts'

const used = (...keys: [keyId: string, usedSince: string][]) => keys.map(([keyId, usedSince]) => ({ keyId, usedSince }))
const rotated = used(['first', '2026-01-01T00:00:00.000Z'], ['second', '2026-03-01T00:00:00.000Z'])

test('a database that has sealed nothing takes any key, or none [PLAT-12]', () => {
  expect(acceptSealingKey([], { current: 'first', before: [] }).isAccepted).toBe(true)
  expect(acceptSealingKey([], { current: undefined, before: [] }).isAccepted).toBe(true)
})

test('the key that sealed last opens the database, as the current or as an earlier one [PLAT-12]', () => {
  expect(acceptSealingKey(rotated, { current: 'second', before: [] }).isAccepted).toBe(true)
  expect(acceptSealingKey(rotated, { current: 'third', before: ['second'] }).isAccepted).toBe(true)
})

test('no key, another key, or only a key from before the rotation is refused with the id that is missing [PLAT-12]', () => {
  const refusal = { isAccepted: false, sealedWith: ['second'] }
  expect(acceptSealingKey(rotated, { current: undefined, before: [] })).toEqual(refusal)
  expect(acceptSealingKey(rotated, { current: 'other', before: [] })).toEqual(refusal)
  expect(acceptSealingKey(rotated, { current: 'first', before: [] })).toEqual(refusal)
})

test('of keys that were found in an older database, holding one is enough [PLAT-12]', () => {
  const found = used(['one', '-infinity'], ['other', '-infinity'])
  expect(acceptSealingKey(found, { current: 'other', before: [] }).isAccepted).toBe(true)
  expect(acceptSealingKey(found, { current: 'third', before: [] })).toMatchObject({ sealedWith: ['one', 'other'] })
  const since = [...found, ...used(['third', '2026-01-01T00:00:00.000Z'])]
  expect(acceptSealingKey(since, { current: 'one', before: [] })).toMatchObject({ sealedWith: ['third'] })
})
