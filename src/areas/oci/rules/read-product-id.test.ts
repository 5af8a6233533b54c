import { expect, test } from 'vitest'
import { productIdOf, readProductId } from './read-product-id.ts'

test('an id of ours names item and unit, and is read back as both [PUNCH-3]', () => {
  expect(productIdOf('0100234', 'CS')).toBe('0100234:CS')
  expect(readProductId('0100234:CS')).toEqual({ partId: '0100234', unit: 'CS' })
  expect(readProductId(' 0100234:ea ')).toEqual({ partId: '0100234', unit: 'EA' })
})

test('an item number alone leaves the unit open [PUNCH-3]', () => {
  expect(readProductId('100234')).toEqual({ partId: '100234', unit: '' })
  expect(readProductId('A:B')).toEqual({ partId: 'A:B', unit: '' })
})

test('nothing, and more than the 40 characters OCI has, name no item [PUNCH-3]', () => {
  expect(readProductId('  ')).toBeUndefined()
  expect(readProductId('1'.repeat(41))).toBeUndefined()
})
