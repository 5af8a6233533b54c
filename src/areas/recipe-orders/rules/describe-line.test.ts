import { expect, test } from 'vitest'
import { readRational } from '#kit/rational.ts'
import { ageText, countedText, kitchenText, leftOverText, orderedText, textOfUse } from './describe-line.ts'

const of = (text: string) => readRational(text)!

test.each([
  ['11/20', '40', 'lb', '22 lb (0.55 CS)'],
  ['1/1000', '40', 'lb', '0.04 lb (under 0.01 CS)'],
  ['1/3', '8', 'cup', '2.67 cups (0.33 CS)'],
  ['1/4', null, 'lb', '0.25 CS'],
  ['2', '12', 'bundle', '24 bundle (2 CS)'],
])('%s cases of %s %s read "%s" [RECIPE-4]', (cases, perCase, unit, text) => {
  expect(kitchenText(of(cases), perCase === null ? null : of(perCase), unit)).toBe(text)
})

test('what is left over, and what is short [RECIPE-4]', () => {
  expect(leftOverText(of('9/20'), of('40'), 'lb')).toBe('18 lb (0.45 CS) left over')
  expect(leftOverText(of('0'), of('40'), 'lb')).toBe('nothing left over')
  expect(leftOverText(of('-1/4'), of('40'), 'lb')).toBe('10 lb (0.25 CS) short')
})

test('counts with their age in days of the division [RECIPE-4]', () => {
  expect(countedText({ hundredthsOfCases: 150, units: 4 })).toBe('1.5 CS, 4 EA')
  expect(countedText({ hundredthsOfCases: 0, units: 4 })).toBe('4 EA')
  expect(countedText({ hundredthsOfCases: 0, units: 0 })).toBe('0 CS')
  expect(ageText('2026-03-02', '2026-03-02')).toBe('counted today')
  expect(ageText('2026-03-01', '2026-03-02')).toBe('counted yesterday')
  expect(ageText('2026-02-20', '2026-03-02')).toBe('counted 10 days ago')
})

test('quantities and uses [RECIPE-4]', () => {
  expect(orderedText({ orderedCases: 2, orderedUnits: 3 })).toBe('2 CS, 3 EA')
  expect(orderedText({ orderedCases: 0, orderedUnits: 0 })).toBe('0 CS')
  expect(textOfUse({ title: 'Soup', amount: '3/2', recipeUnit: 'cup', yieldPct: 100 })).toBe('Soup 1.5 cups')
  expect(textOfUse({ title: 'Soup', amount: '2', recipeUnit: 'lb', yieldPct: 87.5 })).toBe('Soup 2 lb (yield 87.5%)')
})
