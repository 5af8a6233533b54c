import { expect, test } from 'vitest'
import { unitWords } from '../unit-words.ts'
import { units } from '../units.ts'
import { longestSpelling, readUnit } from './read-unit.ts'

test.each([
  ['lb', 'lb lbs # pound Pounds LB. libras livre'],
  ['oz', 'oz oz. ounce onzas OZ'],
  ['g', 'g gr grams gramos grammes'],
  ['tsp', 't tsp tsp. teaspoons cdta cucharadita càc'],
  ['tbsp', 'T Tbsp tbs tablespoon cda cucharadas'],
  ['cup', 'c c. C cups taza tasses'],
  ['each', 'ea each pcs ct pieza'],
  ['dozen', 'dz doz. dozen docena douzaine'],
  ['pinch', 'pinch pizca pincée'],
  ['clove', 'clove cloves diente gousses'],
  ['can10', '#10'],
] as const)('%s is read from each of: %s [RECIPE-3]', (unit, spellings) => {
  for (const spelling of spellings.split(' ')) expect(readUnit(spelling), spelling).toBe(unit)
})

test('units of several words are read [RECIPE-3]', () => {
  expect(readUnit('fl. oz.')).toBe('floz')
  expect(readUnit('Fluid Ounces')).toBe('floz')
  expect(readUnit('cuillères à soupe')).toBe('tbsp')
  expect(readUnit('c. à c.')).toBe('tsp')
  expect(readUnit('#10 cans')).toBe('can10')
  expect(longestSpelling).toBeLessThanOrEqual(4)
})

test('what is no unit is none [RECIPE-3]', () => {
  for (const text of ['', ' ', 'onion', 'large', '2', 'constructor', '__proto__', 'lb lb'])
    expect(readUnit(text), text).toBeNull()
})

test('every unit has its words, each spelling names one unit, and each key reads as itself [RECIPE-3]', () => {
  const spelt = units.flatMap(({ key }) => {
    const { one, several, others } = unitWords[key]
    return [...new Set([one, several, ...others.split(',').map((text) => text.trim())])].filter(Boolean)
  })
  expect(spelt.filter((text, i) => spelt.indexOf(text) !== i)).toEqual([])
  for (const { key } of units) expect(readUnit(unitWords[key].one), key).toBe(key)
  for (const { key } of units) expect(readUnit(key), key).toBe(key)
})
