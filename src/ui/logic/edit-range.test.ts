import { expect, test } from 'vitest'
import { editRange } from './edit-range.ts'

const range = { from: '2026-01-05', to: '2026-01-09' }

test('one end changes, the other stays [UI-3]', () => {
  expect(editRange(range, 'to', '2026-01-07')).toEqual({ range: { ...range, to: '2026-01-07' }, wrong: null })
  expect(editRange(range, 'from', null)).toEqual({ range: { ...range, from: null }, wrong: null })
  expect(editRange(range, 'from', '2026-01-09').wrong).toBeNull()
})

test('a range that ends before it starts keeps both ends and says so at the other [UI-3]', () => {
  const later = editRange(range, 'from', '2026-02-01')
  expect(later).toEqual({ range: { from: '2026-02-01', to: '2026-01-09' }, wrong: 'to' })
  expect(editRange(later.range, 'to', '2026-02-07').wrong).toBeNull()
  expect(editRange(range, 'to', '2025-12-31').wrong).toBe('from')
})
