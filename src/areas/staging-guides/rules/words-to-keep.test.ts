import { expect, test } from 'vitest'
import { wordsToKeep } from './words-to-keep.ts'

const words = (listed: { description: string; number: string }, present?: { description: string; number: string }) =>
  wordsToKeep({ itemNumber: '0001001', listed, catalogueDescription: 'FLOUR ALL PURPOSE', present })

test('what a list calls an item becomes the customer’s own words and number [GUIDE-3, ITEM-2]', () => {
  expect(words({ description: 'AP flour', number: '4418263' })).toEqual({
    itemNumber: '0001001',
    customerDescription: 'AP flour',
    customerItemNumber: '4418263',
  })
})

test('a description that repeats the catalogue’s is none of the customer’s own [ITEM-2]', () => {
  expect(words({ description: 'Flour, all purpose', number: '' })).toBeNull()
  expect(words({ description: 'FLOUR ALL PURPOSE', number: '7' })).toMatchObject({ customerDescription: '' })
})

test('what the customer wrote itself stays [ITEM-2]', () => {
  expect(words({ description: 'AP flour', number: '4418263' }, { description: 'House flour', number: '' })).toEqual({
    itemNumber: '0001001',
    customerDescription: 'House flour',
    customerItemNumber: '4418263',
  })
  expect(words({ description: 'AP flour', number: '9' }, { description: 'House flour', number: '1' })).toBeNull()
})
