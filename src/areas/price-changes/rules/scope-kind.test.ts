import { expect, test } from 'vitest'
import { kindOfScope, readScope, scopeFor, textOfScope } from './scope-kind.ts'

test.each([
  ['list', 'L', 'list'],
  ['class B', 'C:B', 'class'],
  ['Price class B', 'C:B', 'class'],
  ['gpo Kitchen Buyers', 'G:Kitchen Buyers', 'gpo'],
  ['bill-to 100', 'B:0000100', 'contract'],
  ['Contract 0000100', 'B:0000100', 'contract'],
  ['ship-to 101', 'S:0000101', 'bid'],
  ['bid 101', 'S:0000101', 'bid'],
] as const)('%s is the scope %s, a %s price [ITEM-8]', (text, scope, kind) => {
  expect(readScope(text)).toBe(scope)
  expect(kindOfScope(scope)).toBe(kind)
  expect(readScope(textOfScope(scope))).toBe(scope)
})

test.each(['', 'B', 'class', 'class ', 'customer 5'])('"%s" names nobody [ITEM-8]', (text) => {
  expect(readScope(text)).toBeNull()
})

test('a kind and its number make a scope [ITEM-8]', () => {
  expect(scopeFor('list', 'ignored')).toBe('L')
  expect(scopeFor('bid', '0000101')).toBe('S:0000101')
})
