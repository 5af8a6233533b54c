import { expect, test } from 'vitest'
import { proposeQuantity, whyUnusual } from './why-unusual.ts'

const written = (quantity: number) => ({ quantity, unit: 'CS' as const, isUnitWritten: true })
const unwritten = (quantity: number) => ({ quantity, unit: 'CS' as const, isUnitWritten: false })

test('400 cases where 4 are usual must be confirmed, with the usual quantity [CART-13]', () => {
  expect(whyUnusual(written(400), { typical: 4, max: 6 })).toBe('400 CS is far more than usual: 4 CS, at most 6.')
  expect(whyUnusual(written(12), { typical: 4, max: 6 })).toBeNull()
  expect(whyUnusual(written(13), { typical: 4, max: 6 })).not.toBeNull()
})

test('an unusually large number without a unit may count pieces [CART-13]', () => {
  expect(whyUnusual(unwritten(24), { typical: 3, max: 5 })).toMatch(/24 cases or 24 pieces\?.*usually 3 CS/)
  expect(whyUnusual(unwritten(6), { typical: 3, max: 5 })).toBeNull()
  expect(whyUnusual({ ...unwritten(24), unit: 'EA' }, { typical: 12, max: 24 })).toBeNull()
})

test('a large first order must be confirmed [CART-13]', () => {
  expect(whyUnusual(written(25), null)).toBe('25 CS is a lot for a first order of this item.')
  expect(whyUnusual(written(24), null)).toBeNull()
  expect(whyUnusual(unwritten(6), null)).toMatch(/pieces/)
})

test('a number that may count pieces is proposed as the cases that hold them [CART-13]', () => {
  const usual = { typical: 3, max: 5 }
  const croissants = { ...unwritten(24), pack: '84/3 OZ' }
  expect(proposeQuantity(croissants, usual)).toBe(1)
  expect(whyUnusual(croissants, usual)).toBe(
    'Is this 24 cases or 24 pieces? Orders are by the case here, usually 3 CS. 24 pieces are 1 CS of 84.',
  )
  expect(proposeQuantity({ ...unwritten(100), pack: '8/12 CT' }, null)).toBe(2)
  // Cases, eaches and what is usual stay; so does a number of which the pack says nothing.
  expect(proposeQuantity({ ...written(24), pack: '84/3 OZ' }, usual)).toBe(24)
  expect(proposeQuantity({ ...unwritten(24), unit: 'EA', pack: '84/3 OZ' }, usual)).toBe(24)
  expect(proposeQuantity({ ...unwritten(5), pack: '84/3 OZ' }, usual)).toBe(5)
  expect(proposeQuantity({ ...unwritten(24), pack: '1/50 LB' }, usual)).toBe(24)
})
