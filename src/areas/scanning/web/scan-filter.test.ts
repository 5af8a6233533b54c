import { expect, test } from 'vitest'
import { ScanFilter } from './scan-filter.ts'

const gtin = ']I110038034720202'
const label = '\u001d011003803472020210LOT7A'
const pallet = '\u001d00001234567890123452'
const other = ']C0KP-778'

test('a label in the picture is taken once, and again 1.5 seconds after it left [NEXT-8]', () => {
  const filter = new ScanFilter(2026)
  expect(filter.take([gtin], 0)).toBe(gtin)
  for (let at = 160; at <= 4000; at += 160) expect(filter.take([gtin], at)).toBeNull()
  expect(filter.take([], 4160)).toBeNull()
  expect(filter.take([gtin], 5339)).toBeNull()
  expect(filter.take([], 6000)).toBeNull()
  expect(filter.take([gtin], 6839)).toBe(gtin)
})

test('on a device that takes two seconds for a frame a label that stays is taken once [NEXT-8]', () => {
  const filter = new ScanFilter(2026)
  expect(filter.take([gtin], 0)).toBe(gtin)
  for (let at = 2000; at <= 20_000; at += 2000) expect(filter.take([gtin], at)).toBeNull()
})

test('of the codes of a case the one that says most is taken, and no other after it [NEXT-8]', () => {
  const filter = new ScanFilter(2026)
  expect(filter.take([other, gtin, pallet, label], 0)).toBe(label)
  expect(filter.take([gtin, other], 160)).toBeNull()
  expect(filter.take([other], 320)).toBeNull()
  expect(filter.take([pallet], 480)).toBeNull()
  expect(filter.take([other], 1900)).toBeNull()
})

test('two cases in the picture at once are not taken in turns for ever [NEXT-8]', () => {
  const filter = new ScanFilter(2026)
  const second = ']E05051379043735'
  const taken = Array.from({ length: 40 }, (_, i) => filter.take(i % 2 ? [gtin] : [second], i * 160)).filter(Boolean)
  expect(taken).toEqual([second, gtin])
})

test('a code that names nothing for certain is taken when it stands alone [NEXT-8]', () => {
  expect(new ScanFilter(2026).take([other], 0)).toBe(other)
  expect(new ScanFilter(2026).take([pallet], 0)).toBe(pallet)
})
