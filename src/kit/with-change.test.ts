import { expect, test } from 'vitest'
import { withChange } from './with-change.ts'

test('a change sets the fields it names, null included, and leaves the others [CUST-2, GUIDE-4]', () => {
  const before: { name: string; note: string | null } = { name: 'Walk-in', note: 'cold' }
  expect(withChange(before, { note: null })).toEqual({ name: 'Walk-in', note: null })
  expect(withChange(before, { name: undefined })).toEqual(before)
})
