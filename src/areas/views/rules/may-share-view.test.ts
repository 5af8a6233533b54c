import { expect, test } from 'vitest'
import type { Feature } from '#kit/feature-keys.ts'
import { mayChangeView, mayShareView } from './may-share-view.ts'

const actor = (kind: 'internal' | 'proxy' | 'external', ...features: Feature[]) => ({
  kind,
  can: (feature: Feature) => features.includes(feature),
})
const keeper = actor('external', 'manageCustomData')
const rep = actor('internal', 'manageCustomData')
const codeOf = (decision: ReturnType<typeof mayShareView>) => (decision.allowed ? null : decision.refusal.code)

test('everybody keeps views of their own, and shares order views who keeps custom data [STAFF-4]', () => {
  const chef = actor('external')
  expect(codeOf(mayShareView('order', 'nobody', chef))).toBeNull()
  expect(codeOf(mayShareView('order', 'billTo', chef))).toBe('view_share_right')
  expect(codeOf(mayShareView('order', 'billTo', keeper))).toBeNull()
})

test('with all staff only staff share, and price views only those who manage prices [STAFF-4]', () => {
  expect(codeOf(mayShareView('order', 'staff', keeper))).toBe('view_share_right')
  expect(codeOf(mayShareView('order', 'staff', actor('proxy', 'manageCustomData')))).toBe('view_share_right')
  expect(codeOf(mayShareView('order', 'staff', rep))).toBeNull()
  expect(codeOf(mayShareView('price', 'billTo', rep))).toBe('view_share_right')
  expect(codeOf(mayShareView('price', 'staff', actor('internal', 'managePrice')))).toBeNull()
})

test('a view of a bill-to is kept by all who share there, one of the staff by its maker and who may delete data [STAFF-4]', () => {
  const change = (sharedWith: 'billTo' | 'nobody' | 'staff', isOwn: boolean, who: typeof rep) =>
    codeOf(mayChangeView('order', { sharedWith, isOwn }, who))
  expect(change('nobody', true, actor('external'))).toBeNull()
  expect(change('nobody', false, actor('internal', 'manageCustomData', 'deleteData'))).toBe('view_not_found')
  expect(change('billTo', false, keeper)).toBeNull()
  expect(change('billTo', false, actor('external'))).toBe('view_not_yours')
  // Who has lost the right to share keeps what they shared as it is.
  expect(change('billTo', true, actor('external'))).toBe('view_not_yours')
  expect(change('staff', false, rep)).toBe('view_not_yours')
  expect(change('staff', true, rep)).toBeNull()
  expect(change('staff', false, actor('internal', 'manageCustomData', 'deleteData'))).toBeNull()
})
