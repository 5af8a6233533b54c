import { expect, test } from 'vitest'
import { newGuideProblems, readSource, sourceOf } from './create-guide-form.ts'

const guide = { id: '0197b0c0-0000-7000-8000-000000000001', type: 'Standard' as const }
const known = { cartId: 'a cart', guides: [guide] }
const typed = { name: 'Line', type: 'CustomOrder' as const, weeks: '8', isDsrManaged: false }

test('a guide needs a name of at most 60 characters [GUIDE-1]', () => {
  expect(newGuideProblems({ ...typed, name: '  ', from: 'empty' }).name).toBe('Guide name is required')
  expect(newGuideProblems({ ...typed, name: 'x'.repeat(61), from: 'empty' }).name).toContain('60')
  expect(newGuideProblems({ ...typed, name: 'x'.repeat(60), from: 'empty' })).toEqual({})
})

test.each(['', '0', '105', '1.5', '-2', '1e1'])(
  'what was bought in %s weeks cannot be asked for [GUIDE-1]',
  (weeks) => {
    expect(newGuideProblems({ ...typed, weeks, from: 'bought' }).weeks).toBeDefined()
    expect(newGuideProblems({ ...typed, weeks, from: 'empty' })).toEqual({})
  },
)

test('an address that names no source opens an empty guide [GUIDE-1]', () => {
  expect(readSource('elsewhere')).toBe('empty')
  expect(readSource(`guide.${guide.id}`)).toBe(`guide.${guide.id}`)
})

test('a copy names the guide with its type; one that is gone is not asked for [GUIDE-1]', () => {
  expect(sourceOf({ from: `guide.${guide.id}`, weeks: '' }, known)).toEqual({
    kind: 'guide',
    type: 'Standard',
    guideId: guide.id,
  })
  expect(sourceOf({ from: `guide.${guide.id}`, weeks: '' }, { ...known, guides: [] })).toBeNull()
  expect(sourceOf({ from: 'cart', weeks: '' }, { ...known, cartId: undefined })).toBeNull()
})
