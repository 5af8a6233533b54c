import type { PriceLine } from '../price-change.ts'

/** Flour for class A at $20.00 from March 2 on. */
export const buildLine = (of: Partial<PriceLine> = {}): PriceLine => ({
  itemNumber: '0001001',
  scope: 'C:A',
  startsOn: '2026-03-02',
  endsOn: null,
  caseCents: 2000,
  eachCents: null,
  poundHundredths: null,
  breaks: null,
  costPlus: null,
  reference: '',
  isRemoved: false,
  ...of,
})
