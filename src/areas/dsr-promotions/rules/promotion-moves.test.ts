import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { promotionStatuses } from '../promotion.ts'
import { mayDeletePromotion, mayEditPromotion, mayMovePromotion, phaseOf } from './promotion-moves.ts'

const facts = { items: 1, audience: 1, endsOn: '2026-03-31', today: '2026-03-31' }

test('the moves are those of the table, any other is refused with the state [STAFF-3]', () => {
  const legal = new Set(['draft active', 'active paused', 'active ended', 'paused active', 'paused ended'])
  for (const status of promotionStatuses)
    for (const to of promotionStatuses) {
      const decision = mayMovePromotion({ ...facts, status }, to)
      expect(abilityOf(decision), `${status} ${to}`).toBe(
        legal.has(`${status} ${to}`) ? null : 'promotion_wrong_status',
      )
      if (!decision.allowed) expect(decision.refusal).toMatchObject({ status: 409, details: { status } })
    }
})

test('starting needs items, an audience and a day to come [STAFF-3]', () => {
  const start = (of: Partial<typeof facts>) =>
    abilityOf(mayMovePromotion({ ...facts, status: 'draft', ...of }, 'active'))
  expect(start({ items: 0 })).toBe('promotion_items_missing')
  expect(start({ audience: 0 })).toBe('promotion_audience_missing')
  expect(start({ endsOn: '2026-03-30' })).toBe('promotion_is_over')
  // Ending one needs none of them.
  expect(
    abilityOf(mayMovePromotion({ ...facts, status: 'paused', items: 0, endsOn: '2026-01-01' }, 'ended')),
  ).toBeNull()
})

test('only drafts and paused ones change, only drafts are deleted [STAFF-3]', () => {
  expect(promotionStatuses.map((status) => mayEditPromotion(status).allowed)).toEqual([true, false, true, false])
  expect(promotionStatuses.map((status) => mayDeletePromotion(status).allowed)).toEqual([true, false, false, false])
})

test('an active promotion is coming, running or over by its days, both included [STAFF-3]', () => {
  const days = { startsOn: '2026-03-01', endsOn: '2026-03-31' }
  const on = (today: string) => phaseOf({ ...days, status: 'active' }, today)
  expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(on)).toEqual([
    'coming',
    'running',
    'running',
    'over',
  ])
  expect(phaseOf({ ...days, status: 'draft' }, '2026-04-01')).toBe('draft')
  expect(phaseOf({ ...days, status: 'paused' }, '2026-03-05')).toBe('paused')
  expect(phaseOf({ ...days, status: 'ended' }, '2026-03-05')).toBe('over')
})
