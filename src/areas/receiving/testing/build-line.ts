import type { DeliveryLine } from '../receiving.ts'

/** Three cases of flour, billed as ordered. */
export const buildLine = (changes: Partial<DeliveryLine> = {}): DeliveryLine => {
  const three = { cases: 3, units: 0, weightHundredths: null }
  return {
    itemNumber: '0001001',
    description: 'FLOUR ALL PURPOSE',
    packSizeDescription: '8/5 LB',
    brand: 'Millstone',
    isCatchWeight: false,
    eachesPerCase: 8,
    ordered: three,
    shipped: three,
    billed: three,
    expected: three,
    insteadOf: null,
    maxTemperature: null,
    ...changes,
  }
}
