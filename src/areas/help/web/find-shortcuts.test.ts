import { expect, test } from 'vitest'
import type { Visitor } from '#browser/may-open-route.ts'
import type { Shortcut } from '#browser/shortcuts.ts'
import { findShortcuts } from './find-shortcuts.ts'

const buyer: Visitor = {
  type: 'ece',
  kind: 'external',
  features: ['manageCart'],
  internalUser: null,
  crmFeatures: [],
  oktaFeatures: [],
  reach: 'named',
}
const staff: Visitor = { ...buyer, type: 'eci', kind: 'internal' }
const everywhere: Shortcut[] = [
  { keys: '/', label: 'Search the catalogue', group: 'Navigation' },
  { keys: 'g s', label: 'Go to Shop', group: 'Navigation' },
  // What the present screen listens for is listed from the list, not twice.
  { keys: 'e', label: 'Edit Info', group: 'Review Cart' },
]
const found = (keyword: string, visitor = buyer, mode: 'restaurant' | 'accounting' = 'restaurant') =>
  findShortcuts(everywhere, keyword, visitor, mode)

test('shortcuts come in four groups, Advanced Layout for internal users only [SHELL-5]', () => {
  expect(found('').map(({ group }) => group)).toEqual(['Navigation', 'Order View', 'Guides', 'Review Cart'])
  expect(found('', staff).map(({ group }) => group)).toEqual([
    'Navigation',
    'Order View',
    'Guides',
    'Review Cart',
    'Advanced Layout',
  ])
  expect(found('advanced').flatMap(({ shortcuts }) => shortcuts)).toEqual([])
})

test('nothing is listed that does not work in accounting mode [SHELL-5]', () => {
  expect(found('', staff, 'accounting').map(({ group }) => group)).toEqual(['Navigation'])
})

test('search finds by words and by keys, and leaves out empty groups [SHELL-5]', () => {
  const labels = (keyword: string) => found(keyword).flatMap(({ shortcuts }) => shortcuts.map(({ label }) => label))
  expect(labels('edit')).toEqual(['Edit the list', 'Edit Info'])
  expect(labels('QUANTITY first')).toEqual(['Go to the first quantity', 'Go to the first quantity'])
  expect(labels('ctrl enter')).toEqual(['Place order'])
  expect(labels('nothing of the kind')).toEqual([])
})
