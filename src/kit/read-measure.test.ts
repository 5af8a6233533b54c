import { expect, test } from 'vitest'
import { readMeasure } from './read-measure.ts'

// Hundredths of a pound: a pound is 16 oz and 0.45359237 kg. 12 oz = 0.75 lb; 1 kg = 2.2046 lb;
// 500 g = 1.1023 lb.
test.each([
  ['12.5', 1250],
  ['12 ONZ', 75],
  ['12oz', 75],
  ['1 kg', 220],
  ['500 g', 110],
  ['10 LBS.', 1000],
  ['10#', 1000],
  ['1,234.5 lb', 123_450],
  ['0.005', 1],
  ['34.12499', 3412],
  ['-1', -100],
  ['.5', 50],
])('a weight with its unit is hundredths of a pound: %s [PLAT-3]', (text, hundredths) => {
  expect(readMeasure(text, 'weight', 2)).toBe(hundredths)
})

// Ten-thousandths of an inch: 254 mm are 10 in.
test.each([
  ['12.5', 125_000],
  ['254 mm', 100_000],
  ['25.4cm', 100_000],
  ['1 ft', 120_000],
  ['12"', 120_000],
  ['28.3495231', 283_495],
])('a length with its unit is ten-thousandths of an inch: %s [PLAT-3]', (text, units) => {
  expect(readMeasure(text, 'length', 4)).toBe(units)
})

test.each([
  ['12 oz', 'length'],
  ['12 in', 'weight'],
  ['12 oz', 'number'],
  ['about 12', 'weight'],
  ['NOVA 3000', 'weight'],
  ['1,23', 'weight'],
  ['', 'weight'],
  ['lb', 'weight'],
  ['1e3', 'number'],
  ['9'.repeat(13), 'number'],
  ['12 constructor', 'weight'],
] as const)('what is no measure of its kind is null: "%s" as %s [PLAT-3]', (text, measured) => {
  expect(readMeasure(text, measured, 4)).toBeNull()
})
