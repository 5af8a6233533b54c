import { expect, test } from 'vitest'
import { breakCell, breaksToStore, checkBreakCells } from './break-cells.ts'

const read = (text: string) => breakCell.safeParse(text).data

test('a break is cases and a price [PLAT-3, ITEM-8]', () => {
  expect(read('10=31.50')).toEqual([10, 315_000])
  expect(read(' 25 = $2.3455 ')).toEqual([25, 23_455])
  for (const text of ['', '10', '10=', '=31.50', '1=31.50', '10=0', '10=-1', '10=31.50=2', '2.5=3', '10=abc'])
    expect(read(text), text).toBeUndefined()
})

test('breaks are lower the more cases, and below the price [PLAT-3, ITEM-8]', () => {
  const of = (...priceBreaks: [number, number][]) => checkBreakCells({ casePrice: 3300, priceBreaks })
  expect(of([25, 299_000], [10, 315_000])).toBeNull()
  expect(of([10, 330_000])).toBe('must be lower the more cases: the price at 10 cases is not')
  expect(of([10, 299_000], [25, 315_000])).toBe('must be lower the more cases: the price at 25 cases is not')
  expect(of([10, 315_000], [10, 299_000])).toBe('name 10 cases twice')
  expect(of([10, 315_050])).toBe('must be dollars a case with at most two decimals')
  expect(checkBreakCells({ perPound: 24_550, priceBreaks: [[10, 23_455]] })).toBeNull()
  expect(checkBreakCells({ priceBreaks: [[10, 23_455]] })).toBe('need casePrice or perPound in the same row')
  expect(checkBreakCells({ casePrice: 3300 })).toBeNull()
})

test('they are stored in the unit that the case is priced in; an empty cell clears them [PLAT-3, ITEM-8]', () => {
  const priceBreaks: [number, number][] = [
    [25, 299_000],
    [10, 315_000],
  ]
  expect(breaksToStore({ casePrice: 3300, priceBreaks })).toEqual([
    [10, 3150],
    [25, 2990],
  ])
  expect(breaksToStore({ casePrice: 3300, perPound: 24_550, priceBreaks: [[10, 23_455]] })).toEqual([[10, 23_455]])
  expect(breaksToStore({ casePrice: 3300, priceBreaks: null })).toBeNull()
  expect(breaksToStore({ casePrice: 3300 })).toBeUndefined()
})
