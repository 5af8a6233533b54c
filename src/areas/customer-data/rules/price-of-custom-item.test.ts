import { expect, test } from 'vitest'
import { type PricedItem, type PricingLine, priceOfCustomItem } from './price-of-custom-item.ts'

const item: PricedItem = {
  isBrokenCase: false,
  eachesPerCase: 1,
  isCatchWeight: false,
  caseNetWeight: 0,
  casePrice: 2000,
  eachPrice: null,
  pricedOn: '2026-03-02',
  pricedAt: '2026-03-02T20:00:00.000Z',
}
const line: PricingLine = {
  invoiceNumber: 'A-17',
  invoiceDate: '2026-03-03',
  writtenAt: '2026-03-03T18:00:00.000Z',
  casePrice: 2150,
  eachPrice: null,
  perPound: null,
}

test('the newest invoice line prices a custom item [GUIDE-4]', () => {
  expect(priceOfCustomItem(item, line)).toEqual({
    casePrice: 2150,
    eachPrice: null,
    perPound: null,
    source: 'invoice',
    pricedOn: '2026-03-03',
    invoiceNumber: 'A-17',
  })
})

test('a price typed on a later day takes precedence over the invoice [GUIDE-4]', () => {
  const typed = { ...item, pricedOn: '2026-03-04', pricedAt: '2026-03-04T01:00:00.000Z' }
  expect(priceOfCustomItem(typed, line)).toMatchObject({ casePrice: 2000, source: 'typed', pricedOn: '2026-03-04' })
})

test('on the day of the invoice the one written later counts [GUIDE-4]', () => {
  const sameDay = (pricedAt: string) => priceOfCustomItem({ ...item, pricedOn: '2026-03-03', pricedAt }, line)?.source
  expect(sameDay('2026-03-03T17:59:59.000Z')).toBe('invoice')
  expect(sameDay('2026-03-03T18:00:01.000Z')).toBe('typed')
})

test('without an invoice the typed price counts, and without either there is none [GUIDE-4]', () => {
  expect(priceOfCustomItem(item, null)).toMatchObject({ casePrice: 2000, source: 'typed', invoiceNumber: null })
  expect(priceOfCustomItem({ ...item, casePrice: null }, null)).toBeNull()
  expect(priceOfCustomItem({ ...item, casePrice: null }, line)?.casePrice).toBe(2150)
})

test('a broken case has both prices, the missing one derived and rounded half up [GUIDE-4]', () => {
  const broken = { ...item, isBrokenCase: true, eachesPerCase: 12 }
  // 2150 / 12 = 179.1666…, 2154 / 12 = 179.5
  expect(priceOfCustomItem(broken, line)).toMatchObject({ casePrice: 2150, eachPrice: 179 })
  expect(priceOfCustomItem(broken, { ...line, casePrice: 2154 })?.eachPrice).toBe(180)
  expect(priceOfCustomItem(broken, { ...line, casePrice: null, eachPrice: 199 })).toMatchObject({
    casePrice: 2388,
    eachPrice: 199,
  })
})

test('catch weight is priced by the pound: its case is the net weight times that [GUIDE-4]', () => {
  const beef = { ...item, isCatchWeight: true, caseNetWeight: 4025 }
  // $6.4950 a pound times 40.25 lb is $261.42375.
  expect(priceOfCustomItem(beef, { ...line, casePrice: null, perPound: 64_950 })).toMatchObject({
    casePrice: 26_142,
    eachPrice: null,
    perPound: 64_950,
  })
  // $250.00 typed for 40.25 lb is $6.21118… a pound.
  expect(priceOfCustomItem({ ...beef, casePrice: 25_000 }, null)).toMatchObject({ casePrice: 25_000, perPound: 62_112 })
})
