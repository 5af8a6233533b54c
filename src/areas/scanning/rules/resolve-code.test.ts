import { expect, test } from 'vitest'
import type { KnownCode } from '../scanned-code.ts'
import { withCheckDigit } from '../testing/encode-label.ts'
import { resolveCode } from './resolve-code.ts'

const caseOf = (body: string, level = 1) => withCheckDigit(`${level}${body}`)
const body = '003803472020'
const flour: KnownCode = {
  code: caseOf(body),
  itemNumber: '0001001',
  customItemId: null,
  unit: 'CS',
  isRemembered: false,
}
const stock: KnownCode = { ...flour, code: 'KP-778', itemNumber: null, customItemId: 'c1' }
const scan = (code: string, kind: 'gtin' | 'plain' = 'gtin') => ({ kind, code })
const names = (code: ReturnType<typeof scan>, known: readonly KnownCode[]) => {
  const { outcome, matches } = resolveCode(code, known)
  return [outcome, ...matches.map(({ itemNumber, customItemId, unit }) => `${itemNumber ?? customItemId} ${unit}`)]
}

test('the GTIN of the case is a case, that of its smallest unit an each [NEXT-8]', () => {
  expect(names(scan(caseOf(body)), [flour, stock])).toEqual(['item', '0001001 CS'])
  expect(names(scan(caseOf(body, 0)), [flour, stock])).toEqual(['item', '0001001 EA'])
})

test('another pack of the product is unknown, with the item it may be [NEXT-8]', () => {
  expect(names(scan(caseOf(body, 5)), [flour])).toEqual(['unknown', '0001001 CS'])
})

test('what people remembered goes before the catalogue, for this very code alone [NEXT-8]', () => {
  const remembered: KnownCode = { ...flour, itemNumber: '0001002', unit: 'EA', isRemembered: true }
  expect(names(scan(caseOf(body)), [flour, remembered])).toEqual(['item', '0001002 EA'])
  expect(names(scan(caseOf(body, 0)), [flour, remembered])).toEqual(['item', '0001001 EA'])
})

test('a code of several items is theirs to choose from, each once [NEXT-8]', () => {
  const oil = { ...flour, itemNumber: '0001002' }
  expect(names(scan(caseOf(body)), [flour, oil, flour])).toEqual(['several', '0001001 CS', '0001002 CS'])
})

test('a plain code is matched as it is written, and nothing else is near it [NEXT-8]', () => {
  expect(names(scan('KP-778', 'plain'), [flour, stock])).toEqual(['item', 'c1 CS'])
  expect(names(scan('KP-77', 'plain'), [flour, stock])).toEqual(['unknown'])
  expect(names(scan(caseOf('999999999999')), [flour, stock])).toEqual(['unknown'])
})
