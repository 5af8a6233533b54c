import { expect, test } from 'vitest'
import { yearPage } from './year-page.ts'

test('a year picker shows twelve years, the given one among them [UI-3]', () => {
  for (let year = 1990; year < 2060; year++) {
    const years = yearPage(year)
    expect(years).toHaveLength(12)
    expect(years).toContain(year)
  }
})

test('the next page starts where this one ends [UI-3]', () => {
  for (let year = 1990; year < 2060; year++) expect(yearPage(year + 12)[0]).toBe(yearPage(year).at(-1)! + 1)
})
