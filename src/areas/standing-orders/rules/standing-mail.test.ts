import { expect, test } from 'vitest'
import { type NewsFacts, standingMail } from './standing-mail.ts'

const facts: NewsFacts = {
  name: 'Weekly dry goods',
  shipToName: 'Harbor Grill Downtown',
  deliverOn: '2026-03-05',
  // Wednesday, 5 pm in Las Vegas.
  cutOffAt: new Date('2026-03-05T01:00:00Z'),
  timeZone: 'America/Los_Angeles',
  problems: [],
  url: 'https://larder.example/standing-orders',
}
const drafted = { kind: 'drafted', subtotal: 123_456, placeAt: null, needsPo: false } as const

test('a draft that waits is named with its total and until when, in the division’s time [NEXT-4]', () => {
  const { mail, text } = standingMail(facts, drafted)
  expect(mail.subject).toBe('Draft of Weekly dry goods for Thu, Mar 5')
  expect(text).toBe(
    'The draft of Weekly dry goods for Thu, Mar 5, $1,234.56, waits for you until Mar 4, 5:00 PM PST. (Harbor Grill Downtown)',
  )
})

test('one that places itself says when, and that it needs a PO number [NEXT-4]', () => {
  const news = { ...drafted, placeAt: new Date('2026-03-05T00:30:00Z'), needsPo: true }
  expect(standingMail(facts, news).text).toContain(
    'is placed by itself on Mar 4, 4:30 PM PST. Enter its PO number before.',
  )
})

test('what could not be placed, or lapsed, has its reason [NEXT-4]', () => {
  const reason = 'This account is on credit hold.'
  expect(standingMail(facts, { kind: 'notPlaced', reason }).text).toContain(
    'could not be placed by itself. This account is on credit hold. Place it by hand until Mar 4, 5:00 PM PST.',
  )
  expect(standingMail(facts, { kind: 'lapsed', reason }).mail.subject).toBe('Weekly dry goods: no order for Thu, Mar 5')
})

test('every line that does not come as wanted is named with its reason and what comes instead [NEXT-4]', () => {
  const problem = {
    itemNumber: '0001008',
    description: 'BEANS GREEN OLD',
    orderedCases: 1,
    orderedUnits: 3,
    reason: 'This item is discontinued.',
    isLeftOut: true,
    alternate: { itemNumber: '0001001', description: 'BEANS GREEN', orderedCases: 1, orderedUnits: 0 },
  }
  const { text } = standingMail({ ...facts, problems: [problem] }, drafted).mail
  expect(text).toContain(
    'BEANS GREEN OLD, 1 case and 3 eaches: This item is discontinued. Instead: BEANS GREEN (0001001).',
  )
})
