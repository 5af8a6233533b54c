import { expect, test } from 'vitest'
import { baseKitchenWords } from '../base/base-kitchen-words.ts'
import { readKitchenWords } from './read-kitchen-words.ts'

const same = { isBothWays: true, staysWhole: false }

test("'=' is a synonym in both directions, '>' leads one way only [ITEM-2]", () => {
  expect(
    readKitchenWords('\nscallion = *green onion\nto go box > clamshell, container hinged\n*peanut butter\n'),
  ).toEqual([
    { ...same, phrase: 'scallion', meanings: ['green onion'] },
    { ...same, phrase: 'green onion', meanings: ['scallion'], staysWhole: true },
    { phrase: 'to go box', meanings: ['clamshell', 'container hinged'], isBothWays: false, staysWhole: false },
    { ...same, phrase: 'peanut butter', meanings: [], staysWhole: true },
  ])
})

test('the built-in words are several hundred, none of them empty [ITEM-2]', () => {
  expect(baseKitchenWords.length).toBeGreaterThan(1200)
  for (const { phrase, meanings } of baseKitchenWords)
    for (const each of [phrase, ...meanings]) expect(each, phrase).toMatch(/^[a-z0-9#%&][a-z0-9#%& /]*$/)
})
