import { expect, test } from 'vitest'
import { innerPackOf, isOnePack, isOnePiece, piecesOf, readCans, readPack, readPackParts } from './read-pack.ts'

test.each([
  ['6/5 LB', 'weight', 480],
  ['24/12 OZ', 'weight', 288],
  ['4/1 GAL', 'volume', 512],
  ['4/1 GA', 'volume', 512],
  ['9/0.5 GAL', 'volume', 576],
  ['12 x 1 QT', 'volume', 384],
  ['24/16.9 FL OZ', 'volume', 405.6],
  ['1/50#', 'weight', 800],
  ['50 lbs', 'weight', 800],
  ['250 CT', 'count', 250],
  ['20/150 CT', 'count', 3000],
  ['15 DZ', 'count', 180],
  ['96 ROLL', 'count', 96],
  // 1 kg is 35.274 oz, 1 l 33.814 fl oz.
  ['10/1 KG', 'weight', 352.74],
  ['6/1 L', 'volume', 202.884],
] as const)('%s holds %s of %d [ITEM-1]', (pack, kind, amount) => {
  expect(readPack(pack)).toEqual({ kind, thousandths: Math.round(amount * 1000) })
})

test('a pack that does not say what it holds is unknown [ITEM-1]', () => {
  for (const pack of ['', '6/#10', 'CASE', '12', '6/0 LB', '1/2/3 LB', '12/800 FT', `${'9'.repeat(50)} LB`, '4 lb oz'])
    expect(readPack(pack), pack).toBeNull()
})

test('a case is one pack when it holds one weight or volume, and several or pieces otherwise [CART-13]', () => {
  for (const pack of ['1/50 LB', '50 LB', '1/35#', '5 GAL', '1 x 20 L']) expect(isOnePack(pack), pack).toBe(true)
  for (const pack of ['2/25 LB', '6/5 LB', '1/1000 CT', '30 CT', '6/#10', 'CASE', ''])
    expect(isOnePack(pack), pack).toBe(false)
})

test('a case may be a single piece, such as a roll [CART-13]', () => {
  for (const pack of ['1 ROLL', '1 EA', '1/1 CT']) expect(isOnePiece(pack), pack).toBe(true)
  for (const pack of ['12 ROLL', '1/50 LB', '1/1 LB', '1/100 CT', '']) expect(isOnePiece(pack), pack).toBe(false)
})

test.each([
  ['84/3 OZ', 84],
  ['24/12 OZ', 24],
  ['8/12 CT', 96],
  ['15/1 DZ', 180],
  ['30 CT', 30],
  ['12/1 QT', 12],
  ['1/40 LB', null],
  ['1 ROLL', null],
  ['6/#10', null],
  ['CASE', null],
])('a case of %s holds %s pieces [CART-13]', (pack, pieces) => {
  expect(piecesOf(pack)).toBe(pieces)
})

test('the inner pack of a case is one of several [CART-13]', () => {
  expect(['4/5 LB', '4/1 GAL', '12 x 1 QT'].map(innerPackOf)).toEqual(['5 lb', '1 gal', '1 qt'])
  expect(['1/50 LB', '30 CT', '6/#10', ''].map(innerPackOf)).toEqual([null, null, null, null])
})

test('the parts of a pack are its own numbers, not rounded [RECIPE-3]', () => {
  expect(readPackParts('9/0.5 GAL')).toEqual({ outer: '9', size: '0.5', unit: 'gal' })
  expect(readPackParts('15 doz')).toEqual({ outer: '1', size: '15', unit: 'dz' })
  expect(readPackParts('6/#10')).toBeNull()
})

test('cans are counted by the number of their size [RECIPE-3]', () => {
  expect(readCans('6/#10')).toEqual({ count: 6, size: '10' })
  expect(readCans('24 x #2 1/2 CANS')).toEqual({ count: 24, size: '2.5' })
  for (const pack of ['6/5 LB', '50#', '6/#11', '0/#10', '']) expect(readCans(pack), pack).toBeNull()
})
