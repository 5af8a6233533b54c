import { expect, test } from 'vitest'
import { guessReading, readingOfYears, styleOf, unitOfHeader, weightUnitOfHeaders } from './guess-reading.ts'

const of = (...columns: string[][]) => styleOf(columns)

test('a decimal comma shows by cents in any column, and counts for weights of three decimals, too [PLAT-3]', () => {
  const style = of(['12,50', '1.234,00', '7,95'], ['4,536', '0,250'])
  expect(style.hasDecimalComma).toBe(true)
  expect(guessReading(['4,536', '0,250'], style)).toBe('decimal comma')
  expect(guessReading(['1.234', '20'], style)).toBe('decimal comma')
  expect(guessReading(['12', '6'], style)).toBeUndefined()
  expect(guessReading(['10,5 OZ JAR', 'RED, SWEET'], style)).toBeUndefined()
})

test('a sign behind the number shows in files without decimal commas, too [PLAT-3]', () => {
  expect(guessReading(['4', '2-', '12'], of(['4', '2-', '12']))).toBe('sign behind')
  expect(guessReading(['702-1234567', 'A-'], of(['702-1234567', 'A-']))).toBeUndefined()
})

test('a file that does not show it writes numbers as the files beside it, unless it has points [PLAT-3]', () => {
  const beside = of(['12,50'])
  expect(styleOf([['1.225', '20']], beside).hasDecimalComma).toBe(true)
  expect(styleOf([['1,225', '20'], ['12.50']], beside).hasDecimalComma).toBe(false)
})

test('thousands commas are no decimal commas [PLAT-3]', () => {
  const style = of(['1,234', '12,500'], ['1,234.50'])
  expect(style.hasDecimalComma).toBe(false)
  expect(guessReading(['1,234'], style)).toBeUndefined()
})

test.each([
  [['26.11.2026', '01.12.2026'], true],
  [['26/11/2026', '01/12/2026'], true],
  [['05.11.26 14:30'], true],
  [['01/12/2026', '02/12/2026'], false],
  [['11/26/2026', '01/12/2026'], false],
  [['2026-11-26'], false],
])('%j has the day first: %s [PLAT-3]', (values, isFirst) => {
  expect(styleOf([values]).hasDayFirst).toBe(isFirst)
  expect(guessReading(values, styleOf([values]))).toBe(isFirst ? 'day first' : undefined)
})

test('a year of two digits is read with the month first where no day shows [PLAT-3]', () => {
  expect(guessReading(['11/1/26', '12/31/27'], of(['11/1/26', '12/31/27']))).toBe('month first')
  expect(guessReading(['11/1/2026'], of(['11/1/2026']))).toBeUndefined()
})

test('a year may come first, of four digits or of two; no day is a zero or nines [PLAT-3]', () => {
  for (const values of [
    ['20261126', '0'],
    ['20261126', '99999999'],
    ['2026/11/26'],
    ['26/11/05', '26/11/27'],
    ['0', '0'],
  ])
    expect(readingOfYears(values), values.join(' ')).toBe('year first')
  expect(of(['26/11/05', '26/11/27']).hasDayFirst).toBe(false)
  for (const values of [['31/12/26', '31/12/27'], ['05/11/26'], ['11/26/05'], ['12']])
    expect(readingOfYears(values), values.join(' ')).toBeUndefined()
})

test('a header may name the unit of its weights [PLAT-3]', () => {
  expect(['net weight kg', 'weight oz', 'net weight', 'pkg'].map(unitOfHeader)).toEqual([
    'kg',
    'oz',
    undefined,
    undefined,
  ])
})

test('a folder weighs in kilograms if a header does and none speaks of pounds [PLAT-3]', () => {
  expect(weightUnitOfHeaders(['item no', 'net weight kg', 'weight'])).toBe('kg')
  expect(weightUnitOfHeaders(['net weight kg', 'price lb'])).toBeUndefined()
  expect(weightUnitOfHeaders(['weight'])).toBeUndefined()
})
