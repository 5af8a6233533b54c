import { expect, test } from 'vitest'
import { blockedReasons, warnOfBlockedItems } from './warn-of-blocked-items.ts'

test('items this ship-to cannot order are listed with their number, and block the order [CHECK-3]', () => {
  const lines = [
    { itemNumber: '0001001', blockedReason: null },
    { itemNumber: '0001008', blockedReason: 'Discontinued Item' },
  ]
  expect(warnOfBlockedItems(lines)).toEqual({
    kind: 'item-blocked-for-ship-to',
    message: '1 item not in catalog for this ship to',
    blocks: true,
    itemNumbers: ['0001008'],
  })
  expect(warnOfBlockedItems([lines[1]!, lines[1]!])?.message).toBe('2 items not in catalog for this ship to')
  expect(warnOfBlockedItems([lines[0]!])).toBeNull()
})

test('the reasons are those of the review: the rules of adding, asked of every line [CHECK-2]', () => {
  const finding = (code: string, itemNumber?: string, blocks = true) => ({
    code,
    message: `about ${code}`,
    blocks,
    ...(itemNumber && { itemNumber }),
  })
  const reasons = blockedReasons([
    finding('item_discontinued', '1'),
    finding('item_price_unavailable', '2'),
    finding('ordering_not_allowed', '3'),
    finding('prospect_cannot_order', '4'),
    finding('inventory-warning', '5', false),
    finding('date_past_cut_off'),
  ])
  expect([...reasons]).toEqual([
    ['1', 'about item_discontinued'],
    ['2', 'about item_price_unavailable'],
  ])
})
