import { expect, test } from 'vitest'
import { type NewShort, shortMail } from './short-mail.ts'

const order = {
  orderNumber: '1000001',
  shipToName: 'Harbor Grill Downtown',
  deliveryDate: '2026-03-03',
  departsAt: '2026-03-03T14:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  url: 'https://portal.example/salesorders?order-shorts=1',
}
const short: NewShort = {
  description: 'FLOUR ALL PURPOSE',
  missing: { cases: 2, units: 0 },
  reason: 'Out of stock',
  state: 'open',
  whyAsked: 'FLOUR BREAD: Costs 12% more a pound; your limit is 10%.',
  taken: null,
}

test('the mail names each short line, why it asks and until when, with the way to answer [NEXT-3]', () => {
  const { mail, text } = shortMail(order, [short])
  expect(mail.subject).toBe('1 item short in order 1000001: please choose')
  expect(mail.text).toContain('- FLOUR ALL PURPOSE: 2 CS short (Out of stock). FLOUR BREAD: Costs 12% more a pound')
  expect(mail.text).toContain('until the truck leaves at')
  expect(mail.text).toContain(order.url)
  expect(text).toContain(order.url)
})

test('where nothing is asked it says what comes, or that nothing does [NEXT-3]', () => {
  const taken = { itemNumber: '0001002', description: 'FLOUR BREAD', cases: 2, units: 0 }
  const { mail } = shortMail(order, [
    { ...short, state: 'substituted', taken },
    { ...short, state: 'informed' },
  ])
  expect(mail.subject).toBe('2 items short in order 1000001')
  expect(mail.text).toContain('; FLOUR BREAD, 2 CS, comes instead.')
  expect(mail.text).toContain('; no substitute, as you chose.')
})
