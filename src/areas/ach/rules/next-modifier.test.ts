import { expect, test } from 'vitest'
import { nextModifier } from './next-modifier.ts'

test('A to Z, then 0 to 9 distinguish the files of a day; there is no 37th [BILL-6]', () => {
  const used: string[] = []
  for (let next = nextModifier(used); next !== undefined; next = nextModifier(used)) used.push(next)
  expect(used.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
})
