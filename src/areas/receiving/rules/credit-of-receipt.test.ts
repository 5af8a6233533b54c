import { expect, test } from 'vitest'
import { buildCode, buildCreditable, buildOptions } from '#areas/credit-requests/testing/build-creditable.ts'
import { checkCredit } from '#areas/credit-requests/rules/check-credit.ts'
import type { LineDifference, ReceiptResult } from '../receiving.ts'
import { buildCheck } from '../testing/build-check.ts'
import { buildLine } from '../testing/build-line.ts'
import { creditOfReceipt } from './credit-of-receipt.ts'

const { itemNumber, description, packSizeDescription, isCatchWeight, expected } = buildLine()
const different = (...differences: Partial<LineDifference>[]): ReceiptResult => ({
  itemNumber,
  description,
  packSizeDescription,
  isCatchWeight,
  expected,
  content: buildCheck({ temperatureTenths: 482 }),
  differences: differences.map((each) => ({
    kind: 'short',
    cases: 0,
    units: 0,
    weightHundredths: null,
    note: '',
    ...each,
  })),
  byNames: ['Ana'],
})
const codes = [
  buildCode(),
  buildCode({ code: 'DAMAGED', name: 'Damaged', needsPhoto: true, pickUp: 'choice' }),
  buildCode({ code: 'QUALITY', name: 'Quality' }),
  buildCode({ code: 'TEMP', name: 'Temperature', needsReason: true }),
  buildCode({ code: 'WRONGITEM', name: 'Wrong item' }),
]
const options = buildOptions({ codes })
const photo = '00000000-0000-7000-8000-0000000000f1'
const asked = (result: ReceiptResult, photos: string[] = [photo]) => creditOfReceipt([result], options, () => photos)

test('each difference is asked for with the code that fits; what came on top is not [NEXT-6]', () => {
  const { lines } = asked(
    different(
      { cases: 1 },
      { kind: 'damaged', cases: 2, note: 'wet' },
      { kind: 'wrong', units: 3 },
      { kind: 'over', cases: 1 },
    ),
  )
  expect(lines.map(({ code, unit, quantity, reason }) => [code, unit, quantity, reason])).toEqual([
    ['SHORT', 'CS', 1, 'Short 1 CS'],
    ['DAMAGED', 'CS', 2, 'wet'],
    ['WRONGITEM', 'EA', 3, 'Wrong item 3 EA'],
  ])
  // As the rule of credit requests reads it: 1 + 2 cases at $20.00 and 3 eaches at $2.50.
  const checked = checkCredit({ lines: [...lines], note: '', returnOn: null, total: null }, options)
  expect(checked.allowed && checked.value.total).toBe(6750)
})

test('goods that came too warm and are not good are asked for by their temperature [NEXT-6]', () => {
  const { lines } = asked(different({ kind: 'quality', cases: 1 }, { kind: 'warm' }))
  expect(lines).toMatchObject([{ code: 'TEMP', reason: '48.2 °F. Quality 1 CS' }])
  expect(asked(different({ kind: 'quality', cases: 1 })).lines).toMatchObject([{ code: 'QUALITY' }])
})

test('a code that needs a photo waits for one, by name [NEXT-6]', () => {
  expect(asked(different({ kind: 'damaged', cases: 1 }), [])).toEqual({
    lines: [],
    missing: ['FLOUR ALL PURPOSE: Damaged needs a photo.'],
    photosNeeded: ['0001001'],
    leftOut: [],
    hasCredited: false,
  })
})

test('never more is asked for than is left, over all lines of the item [NEXT-6]', () => {
  const two = [1, 2].map((lineNumber) => buildCreditable({ lineNumber, shippedCases: 2, lineTotal: 4000 }))
  const { lines } = creditOfReceipt([different({ cases: 9 })], buildOptions({ codes, lines: two }), () => [])
  expect(lines.map(({ invoiceLine, quantity }) => [invoiceLine, quantity])).toEqual([
    [1, 2],
    [2, 2],
  ])
})

test('what is too late, not offered or credited already asks for no photo; what is in time is still asked for [NEXT-6, CREDIT-1]', () => {
  const both = different({ cases: 1 }, { kind: 'damaged', cases: 2 })
  // Five days after the delivery: short within seven days, damaged within three.
  const late = buildOptions({
    codes: codes.map((code) => (code.code === 'DAMAGED' ? { ...code, windowDays: 3 } : code)),
    invoiceDate: '2026-02-20',
    cameOn: '2026-03-01',
    today: '2026-03-06',
  })
  const { lines, missing, leftOut } = creditOfReceipt([both], late, () => [])
  expect(lines.map(({ code }) => code)).toEqual(['SHORT'])
  expect([missing, leftOut]).toEqual([[], ['Damaged could be asked for until Wed, Mar 4, 2026.']])
  expect(checkCredit({ lines: [...lines], note: '', returnOn: null, total: null }, late).allowed).toBe(true)
  // A code that staff have switched off keeps the others from nothing.
  const off = buildOptions({ codes: codes.map((code) => ({ ...code, isActive: code.code !== 'DAMAGED' })) })
  const rest = creditOfReceipt([both], off, () => [])
  expect(rest.lines.map(({ code }) => code)).toEqual(['SHORT'])
  expect([rest.missing, rest.leftOut]).toEqual([
    [],
    ['FLOUR ALL PURPOSE: Damaged 2 CS cannot be asked for at present.'],
  ])
  expect(checkCredit({ lines: [...rest.lines], note: '', returnOn: null, total: null }, off).allowed).toBe(true)
  const [line] = buildOptions().lines
  const credited = buildOptions({
    codes,
    lines: [{ ...line!, claimedCents: line!.lineTotal, cases: { ...line!.cases, goodsClaimed: line!.cases.size } }],
  })
  expect(creditOfReceipt([different({ kind: 'damaged', cases: 2 })], credited, () => [])).toEqual({
    lines: [],
    missing: [],
    photosNeeded: [],
    leftOut: [],
    hasCredited: true,
  })
})
