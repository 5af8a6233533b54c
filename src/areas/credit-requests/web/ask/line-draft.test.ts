import { expect, test } from 'vitest'
import type { CreditCode } from '#areas/credit-requests/credit-code.ts'
import { buildCreditable } from '#areas/credit-requests/testing/build-creditable.ts'
import { askedOf, startLine } from './line-draft.ts'

const price: CreditCode = {
  code: 'PRICE',
  name: 'Wrong price',
  description: '',
  kind: 'price',
  needsPhoto: false,
  needsReason: false,
  pickUp: 'never',
  windowDays: 30,
  slaHours: 24,
  isActive: true,
  version: 1,
}

test('a line starts with all that is left of it, and without a code [CREDIT-1]', () => {
  const line = { ...buildCreditable(), mismatch: null }
  expect(startLine(line, [price])).toMatchObject({
    code: null,
    unit: 'CS',
    quantity: String(line.shippedCases),
    price: '',
  })
})

test('a line that bills more than was ordered starts as a request for the difference [NEXT-1]', () => {
  const line = { ...buildCreditable(), mismatch: { unit: 'CS' as const, quantity: 3, askedPrice: 2050 } }
  expect(startLine(line, [price])).toMatchObject({ code: 'PRICE', unit: 'CS', quantity: '3', price: '20.50' })
})

test('what is typed becomes whole units: pounds in hundredths, prices by the pound in hundredths of a cent [CREDIT-1]', () => {
  const line = { ...startLine({ ...buildCreditable(), mismatch: null }, []), unit: 'LB' as const }
  const { lines } = askedOf(
    { lines: [{ ...line, quantity: '3.25', price: '4.1234' }], note: ' n ', returnOn: null },
    100,
  )
  expect(lines[0]).toMatchObject({ quantity: 325, askedPrice: 41_234 })
})

test('a pick-up day is sent only while something goes back [CREDIT-1]', () => {
  const line = startLine({ ...buildCreditable(), mismatch: null }, [])
  const draft = { lines: [line], note: '', returnOn: '2026-11-30' as const }
  expect(askedOf(draft, null).returnOn).toBeNull()
  expect(askedOf({ ...draft, lines: [{ ...line, isPickUp: true }] }, null).returnOn).toBe('2026-11-30')
})
