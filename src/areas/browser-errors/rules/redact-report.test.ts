import { expect, test } from 'vitest'
import { redactMessage, redactScreen } from './redact-report.ts'

test('a report names no person and no account [PLAT-7]', () => {
  expect(redactMessage(`Cannot read 'Mara Okafor' of mara@harbor.example at 0010001, card 4242 4242 4242 4242`)).toBe(
    'Cannot read [text] of [mail] at [number], card [hidden]',
  )
  expect(redactMessage('x is not a function')).toBe('x is not a function')
})

test('the screen is reported without ids and search [PLAT-7]', () => {
  expect(redactScreen('/customers/NLV/0010001?keyword=mara')).toBe('/customers/NLV/:id')
  expect(redactScreen('/items/0100741')).toBe('/items/:id')
  expect(redactScreen('/review-cart')).toBe('/review-cart')
})
