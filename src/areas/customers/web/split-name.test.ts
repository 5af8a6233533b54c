import { expect, test } from 'vitest'
import { splitName } from './split-name.ts'

test('of a long name the last words are kept, where kitchens of one group differ [SHELL-1]', () => {
  expect(splitName('Blue Heron Grill Group Convention Center')).toEqual([
    'Blue Heron Grill Group ',
    'Convention Center',
  ])
  expect(splitName('Blue Heron Grill Group Airport')).toEqual(['Blue Heron Grill ', 'Group Airport'])
})

test('a name of one word, or none, is one part [SHELL-1]', () => {
  expect(splitName('Schuylkillhavenrestaurantkitchen')).toEqual(['Schuylkillhavenrestaurantkitchen', ''])
  expect(splitName('')).toEqual(['', ''])
})

test('both parts together are the name [SHELL-1]', () => {
  for (const name of ['Cafe 12', 'A B', 'Harbor Bistro Old Town and Pier Kitchen No 4'])
    expect(splitName(name).join('')).toBe(name)
})
