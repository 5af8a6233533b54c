import { expect, test } from 'vitest'
import { readBreaks, readCostPlus, textOfBreaks, textOfCostPlus } from './terms-text.ts'

test('prices by quantity are read as they are written, in the order of the cases [ITEM-8]', () => {
  const breaks = readBreaks('25=29.90 | 10=31.5', 2)!
  expect(breaks).toEqual([
    [10, 3150],
    [25, 2990],
  ])
  expect(textOfBreaks({ breaks, poundHundredths: null })).toBe('10=31.50|25=29.90')
  const byPound = readBreaks('10=2.3525', 4)!
  expect(textOfBreaks({ breaks: byPound, poundHundredths: 24_550 })).toBe('10=2.3525')
  expect(readBreaks(' ', 2)).toBeNull()
})

test.each(['10', '10=', '1=5.00', '10=31.505', '10=31.50|', 'ten=31.50', '10=31=50', '10=0'])(
  '%s is no list of prices by quantity [ITEM-8]',
  (text) => {
    expect(readBreaks(text, 2)).toBeUndefined()
  },
)

test('cost plus is read as it is written [ITEM-8]', () => {
  for (const [text, read] of [
    ['12.50%', { by: 'percent', value: 1250 }],
    ['1.50', { by: 'case', value: 150 }],
    ['0.25/lb', { by: 'pound', value: 2500 }],
  ] as const) {
    expect(readCostPlus(text)).toEqual(read)
    expect(textOfCostPlus(read)).toBe(text)
  }
  expect(readCostPlus('12 %')).toEqual({ by: 'percent', value: 1200 })
  expect(readCostPlus('')).toBeNull()
  for (const text of ['-1%', 'x', '%', '0.25/kg']) expect(readCostPlus(text)).toBeUndefined()
})
