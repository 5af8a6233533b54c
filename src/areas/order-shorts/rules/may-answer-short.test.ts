import { expect, test } from 'vitest'
import { type AnswerableOrder, type AnswerableShort, mayAnswerShort } from './may-answer-short.ts'

const now = new Date('2026-03-03T13:00:00Z')
const order: AnswerableOrder = {
  status: 'Open',
  deliveryDate: '2026-03-03',
  departsAt: '2026-03-03T14:00:00.000Z',
  timeZone: 'America/Los_Angeles',
}
const short: AnswerableShort = { state: 'open', answeredByName: '', taken: null }
const answer = (of: Partial<AnswerableOrder> = {}, line: AnswerableShort | undefined = short, at = now) => {
  const may = mayAnswerShort({ ...order, ...of }, line, at)
  return may.allowed ? 'yes' : [may.refusal.code, may.refusal.message]
}

test('a short line is answered until the truck leaves, at whose own instant it is over [NEXT-3]', () => {
  expect(answer()).toBe('yes')
  expect(answer({}, short, new Date('2026-03-03T13:59:59.999Z'))).toBe('yes')
  expect(answer({}, short, new Date('2026-03-03T14:00:00Z'))).toEqual([
    'short_too_late',
    'The truck left at 6:00 AM PST on Tue, Mar 3.',
  ])
})

test('where the ERP does not say when it leaves, shipping ends it, and so does the delivery day [NEXT-3]', () => {
  expect(answer({ departsAt: null })).toBe('yes')
  expect(answer({ departsAt: null }, short, new Date('2026-03-04T07:59:00Z'))).toBe('yes')
  expect(answer({ departsAt: null }, short, new Date('2026-03-04T08:00:00Z'))[0]).toBe('short_too_late')
  for (const status of ['Invoiced', 'Cancelled', 'Failed', 'Expired'] as const)
    expect(answer({ departsAt: null, status })[0]).toBe('short_too_late')
})

test('whoever comes second reads what the first one chose [NEXT-3]', () => {
  const taken = { state: 'taken', answeredByName: 'Mara Okafor', taken: { description: 'FLOUR BREAD' } } as const
  expect(answer({}, taken)).toEqual(['short_already_answered', 'Mara Okafor took FLOUR BREAD instead already.'])
  expect(answer({}, { ...taken, state: 'without', taken: null })).toEqual([
    'short_already_answered',
    'Mara Okafor chose to go without already.',
  ])
  expect(answer({}, { ...short, state: 'informed' })[0]).toBe('short_not_found')
})
