import { expect, test } from 'vitest'
import { namesInnerPack } from './names-inner-pack.ts'

const item = (description: string, pack: string) => ({ description, pack })

test.each([
  ['shredded mozz 5#', item('CHEESE MOZZARELLA SHREDDED', '4/5 LB'), true],
  ['mozz 5 lb', item('CHEESE MOZZARELLA SHREDDED', '4/5 LB'), true],
  ['mayo gal', item('MAYONNAISE HEAVY DUTY', '4/1 GAL'), true],
  ['heavy cream quarts', item('CREAM HEAVY 36%', '12/1 QT'), true],
  // The whole case is named, or the only bag in it.
  ['mozz 4/5 lb', item('CHEESE MOZZARELLA SHREDDED', '4/5 LB'), false],
  ['flour 50#', item('FLOUR ALL PURPOSE', '1/50 LB'), false],
  // Items differ by this size.
  ['croissants 3oz', item('CROISSANT BUTTER 3 OZ', '84/3 OZ'), false],
  ['whole milk gallon', item('MILK WHOLE GALLON', '4/1 GAL'), false],
  ['crushed tomatoes #10', item('TOMATO CRUSHED', '6/#10'), false],
  ['romaine', item('LETTUCE ROMAINE', '24 CT'), false],
] as const)('%s of $description: one of several packs is named: %s [CART-13]', (words, of, isNamed) => {
  expect(namesInnerPack(words, of)).toBe(isNamed)
})
