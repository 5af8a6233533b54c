import { expect, test } from 'vitest'
import { buildLine } from '../testing/build-line.ts'
import { countedBy } from './counted-by.ts'

test('a case of several eaches is counted by both, a case of one by the case alone [INV-1]', () => {
  expect(countedBy(buildLine({ eachesPerCase: 6 }))).toEqual({ cases: true, eaches: true, pounds: false })
  expect(countedBy(buildLine({ eachesPerCase: 1 }))).toEqual({ cases: true, eaches: false, pounds: false })
})

test('catch weight is counted by the case and by the pound [INV-1]', () => {
  const meat = buildLine({ isCatchWeight: true, eachesPerCase: 4 })
  expect(countedBy(meat)).toEqual({ cases: true, eaches: false, pounds: true })
})

test('an item sold by the each only is counted by the each only [INV-1]', () => {
  expect(countedBy(buildLine({ eachOnly: true, eachesPerCase: 1 }))).toEqual({
    cases: false,
    eaches: true,
    pounds: false,
  })
})
