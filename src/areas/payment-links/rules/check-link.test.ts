import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { checkLink } from './check-link.ts'

const known = [
  { invoiceNumber: 'A1', shipTo: '0000101', open: 500 },
  { invoiceNumber: 'A2', shipTo: '0000101', open: 0 },
  { invoiceNumber: 'A3', shipTo: '0000101', open: -20 },
]
const wish = { invoiceNumbers: ['A1'], email: ' Jo.Doe@Kitchen.example ' }

test('a link goes to an address in small letters, each invoice named once [NEXT-13]', () => {
  expect(checkLink({ ...wish, invoiceNumbers: ['A1', 'A1'] }, known, true)).toEqual({
    allowed: true,
    value: { email: 'jo.doe@kitchen.example', invoices: [known[0]] },
  })
})

test.each([
  [{ invoiceNumbers: [] }, true, 'Choose at least one invoice.'],
  [{ invoiceNumbers: ['A2'] }, true, 'A2 is not open for this bill-to.'],
  [{ invoiceNumbers: ['A3'] }, true, 'A3 is not open for this bill-to.'],
  [{ invoiceNumbers: ['A1', 'B1'] }, true, 'B1 is not open for this bill-to.'],
  [{ email: 'nobody' }, true, 'Enter a full e-mail address, such as name@example.com.'],
  [{}, false, 'A link is paid by card, and cards cannot be used here.'],
] as const)('%j is refused in words [NEXT-13]', (change, mayUseCards, sentence) => {
  expect(why(checkLink({ ...wish, ...change }, known, mayUseCards))).toBe(sentence)
})
