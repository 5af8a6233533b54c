import { expect, test } from 'vitest'
import type { AskedCredit, CreditOptions } from '../credit-draft.ts'
import { askCredit, askLine, buildCode, buildCreditable, buildOptions } from '../testing/build-creditable.ts'
import { checkCredit } from './check-credit.ts'

const refusalOf = (asked: AskedCredit, facts: CreditOptions) => {
  const decision = checkCredit(asked, facts)
  return decision.allowed ? null : { ...decision.refusal, details: undefined }
}
const of = (line: Parameters<typeof askLine>[0], facts: Partial<CreditOptions> = {}) =>
  refusalOf(askCredit([askLine(line)]), buildOptions(facts))
const photo = '018f0000-0000-7000-8000-000000000001'

test('a request is worth its lines and its share of what the invoice has beyond them [CREDIT-1]', () => {
  // Two of ten cases, and a fifth of $10.00 tax.
  const decision = checkCredit(askCredit([askLine({ quantity: 2 })]), buildOptions({ otherCharges: 1000 }))
  expect(decision).toMatchObject({ value: { charges: 200, total: 4200, creditTypes: ['credit'], slaHours: 24 } })
})

test('charges are shared once: what others claim of them is not credited again [CREDIT-1]', () => {
  const facts = buildOptions({ otherCharges: 1000, chargesClaimed: 950 })
  expect(checkCredit(askCredit([askLine({ quantity: 2 })]), facts)).toMatchObject({
    value: { charges: 50, total: 4050 },
  })
})

test('a discount on the whole invoice makes its credit less [CREDIT-1]', () => {
  const facts = buildOptions({ otherCharges: -2000 })
  expect(checkCredit(askCredit([askLine()]), facts)).toMatchObject({ value: { charges: -200, total: 1800 } })
})

test.each([
  [{ invoiceLine: 9 }, 'invoiceLine', 'This line is not on the invoice.'],
  [{ code: 'NOSUCH' }, 'code', 'Choose a credit code of the list.'],
  [{ unit: 'LB' }, 'unit', 'This line cannot be credited in this unit.'],
  [{ quantity: 0 }, 'quantity', 'Enter a quantity of more than 0.'],
  [{ quantity: 11 }, 'quantity', 'Only 10 cases are left to credit.'],
  [{ unit: 'EA', quantity: 81 }, 'quantity', 'Only 80 eaches are left to credit.'],
  [{ isPickUp: true }, 'isPickUp', 'Goods with this credit code are not picked up.'],
] as const)('a line with %j is refused at %s: %s [CREDIT-1]', (line, field, message) => {
  expect(of(line)).toMatchObject({ status: 422, field: `lines.0.${field}`, message })
})

test.each([
  [{ needsPhoto: true }, {}, 'photos', 'This credit code needs a photo.'],
  [{ needsReason: true }, {}, 'reason', 'This credit code needs a reason.'],
  [{ pickUp: 'always' }, {}, 'isPickUp', 'Goods with this credit code are picked up.'],
  [{ kind: 'price' }, {}, 'askedPrice', 'Enter the price that was right.'],
  [
    { kind: 'price' },
    { askedPrice: 2000 },
    'askedPrice',
    'The price that was right must be lower than the billed price.',
  ],
  [{ windowDays: 0 }, {}, 'code', 'Short could be asked for until Sun, Mar 1, 2026.'],
  [{ isActive: false }, {}, 'code', 'Choose a credit code of the list.'],
] as const)('a code with %j asked for with %j is refused at %s [CREDIT-1]', (code, line, field, message) => {
  expect(of(line, { codes: [buildCode(code)] })).toMatchObject({ field: `lines.0.${field}`, message })
})

test('a code with a photo, a reason and a pick-up is taken when all are there [CREDIT-1]', () => {
  const codes = [buildCode({ needsPhoto: true, needsReason: true, pickUp: 'choice', windowDays: 1 })]
  const line = askLine({ photos: [photo], reason: 'Crushed', isPickUp: true })
  const decision = checkCredit(askCredit([line], { returnOn: '2026-03-05' }), buildOptions({ codes }))
  expect(decision).toMatchObject({ value: { total: 2000, creditTypes: ['return'] } })
})

test('lines of one request share what is left of an invoice’s line [CREDIT-1]', () => {
  const lines = [askLine({ quantity: 7 }), askLine({ quantity: 4 })]
  expect(refusalOf(askCredit(lines), buildOptions())).toMatchObject({
    field: 'lines.1.quantity',
    message: 'Only 3 cases are left to credit.',
  })
})

test('a line that was credited has nothing left; one case is a case [CREDIT-1]', () => {
  const claimed = (goodsClaimed: number) => {
    const line = buildCreditable()
    return [{ ...line, cases: { ...line.cases, goodsClaimed }, claimedCents: goodsClaimed * 250 }]
  }
  expect(of({}, { lines: claimed(80) })?.message).toBe('Nothing of this line is left to credit.')
  expect(of({ quantity: 2 }, { lines: claimed(72) })?.message).toBe('Only 1 case is left to credit.')
})

test('credits, voided invoices and empty requests are refused as a whole [CREDIT-1]', () => {
  expect(of({}, { total: -100 })?.code).toBe('credit_invoice_is_credit')
  expect(of({}, { total: 0 })?.code).toBe('credit_invoice_voided')
  expect(refusalOf(askCredit([]), buildOptions())).toMatchObject({ code: 'credit_lines_missing', field: 'lines' })
})

test('the day of a pick-up is today or up to 90 days ahead, and of goods that go back [CREDIT-1]', () => {
  const codes = [buildCode({ pickUp: 'choice' })]
  const on = (returnOn: string, isPickUp = true) =>
    refusalOf(askCredit([askLine({ isPickUp })], { returnOn }), buildOptions({ codes }))
  expect(on('2026-03-02')).toBeNull()
  expect(on('2026-03-01')).toMatchObject({ code: 'credit_return_in_past', field: 'returnOn' })
  expect(on('2026-05-31')).toBeNull()
  expect(on('2026-06-01')?.message).toBe('The return date can be at most 90 days ahead.')
  expect(on('2026-03-05', false)?.code).toBe('credit_return_without_goods')
})

test('another total than the reviewed one is refused with the total there is [CREDIT-1]', () => {
  const decision = checkCredit(askCredit([askLine()], { total: 1900 }), buildOptions())
  expect(decision).toMatchObject({
    refusal: {
      status: 409,
      field: 'total',
      details: { total: 2000 },
      message: 'The total is $20.00 now, not $19.00. Please check it again.',
    },
  })
  expect(checkCredit(askCredit([askLine()], { total: 2000 }), buildOptions()).allowed).toBe(true)
})
