import { expect, test } from 'vitest'
import { auxiliaryKey, type CartLineFacts, linesOfCart } from './lines-of-cart.ts'

const line = (differs: Partial<CartLineFacts> = {}): CartLineFacts => ({
  itemNumber: '0001001',
  orderedCases: 2,
  orderedUnits: 0,
  casePrice: 2000,
  eachPrice: 250,
  description: 'Flour',
  packSize: '1/50 LB',
  brand: 'Millstone',
  unspsc: '50221300',
  isCatchWeight: false,
  isDropShip: false,
  isJustInTime: false,
  leadTimeDays: undefined,
  ...differs,
})
const naming = { uomMapCase: 'CASE', uomMapEach: 'EACH', cartKey: 'k7', asked: new Map<string, string>() }

test('cases and eaches of one item are two lines, distinguished by their auxiliary ids [PUNCH-3]', () => {
  const lines = linesOfCart([line({ orderedUnits: 3 })], naming)
  expect(lines.map(({ auxiliaryId, quantity, unit, unitPrice }) => [auxiliaryId, quantity, unit, unitPrice])).toEqual([
    ['CS:k7', 2, 'CASE', 200_000],
    ['EA:k7', 3, 'EACH', 25_000],
  ])
})

test('an auxiliary id that the buyer sent goes back as it came; one no system takes does not [PUNCH-3]', () => {
  const idOf = (sent: string) =>
    linesOfCart([line()], { ...naming, asked: new Map([[auxiliaryKey('0001001', 'case'), sent]]) })[0]!.auxiliaryId
  expect(idOf('CS:former')).toBe('CS:former')
  for (const wrong of ['CS:{a}?', '', 'x'.repeat(51)]) expect(idOf(wrong)).toBe('CS:k7')
})

test('a category without a code is food; marks say what is special of a line [PUNCH-3]', () => {
  const [plain] = linesOfCart([line({ unspsc: '', brand: '' })], naming)
  expect(plain).toMatchObject({ unspsc: '50000000', manufacturer: undefined, marks: [] })
  const marksOf = (differs: Partial<CartLineFacts>) => linesOfCart([line(differs)], naming)[0]!.marks
  expect(marksOf({ isCatchWeight: true })).toEqual(['CatchWeight'])
  expect(marksOf({ isDropShip: true })).toEqual(['DropShip'])
  expect(marksOf({ isJustInTime: true })).toEqual(['JustInTime'])
})
