import { expect, test } from 'vitest'
import { buildLine } from '../testing/build-line.ts'
import { emptyLine, readLine, readLines, textOfLine } from './line-text.ts'

test('a line is read as it was written [ITEM-8]', () => {
  for (const line of [
    buildLine({ eachCents: 250, endsOn: '2026-03-31', reference: 'BID-7' }),
    buildLine({ scope: 'S:0000101', caseCents: null, poundHundredths: 24_550 }),
    buildLine({ scope: 'L' }),
    buildLine({
      breaks: [
        [10, 1850],
        [25, 1725],
      ],
    }),
    buildLine({ caseCents: null, costPlus: { by: 'percent', value: 1250 } }),
  ])
    expect(readLine(textOfLine(line), false)).toEqual({ line })
})

test('numbers are padded, and days are also read as they are typed elsewhere [ITEM-8, UI-3]', () => {
  const text = { ...emptyLine, scope: 'bid 101', itemNumber: '1001', caseCents: '$1,250.5', startsOn: '3/5/2026' }
  expect(readLine(text, false)).toMatchObject({
    line: { scope: 'S:0000101', itemNumber: '0001001', caseCents: 125_050, startsOn: '2026-03-05', endsOn: null },
  })
})

test.each([
  ['scope', { scope: 'B' }],
  ['itemNumber', { itemNumber: '' }],
  ['caseCents', { caseCents: '12.345' }],
  ['eachCents', { eachCents: '0' }],
  ['breaks', { breaks: '10' }],
  ['costPlus', { costPlus: 'more' }],
  ['startsOn', { startsOn: '2026-02-30' }],
  ['endsOn', { endsOn: 'soon' }],
] as const)('%s that cannot be read is named: %j [ITEM-8]', (field, wrong) => {
  expect(readLine({ ...textOfLine(buildLine()), ...wrong }, false)).toMatchObject({ field })
})

test('rows of a spreadsheet stand as in the grid, from the field they are pasted into [ITEM-8]', () => {
  expect(readLines('1001\t20.50\r\n1002\t30\r\n', 'itemNumber')).toEqual([
    { itemNumber: '1001', caseCents: '20.50' },
    { itemNumber: '1002', caseCents: '30' },
  ])
  expect(readLines('20.50', 'caseCents')).toBeUndefined()
})

test('a file of the import of prices is read by its column names [ITEM-8, PLAT-3]', () => {
  const file =
    '\uFEFFdivision,itemNumber,priceClass,billTo,startsOn,endsOn,casePrice,reference\n' +
    'NLV,0001001,B,,2026-03-05,,20.50,"Spring, 2026"\nNLV,0001002,,100,2026-03-05,2026-03-31,30,\nNLV,0001002,,,2026-03-05,,31,\n'
  expect(readLines(file, 'scope')).toMatchObject([
    { scope: 'class B', itemNumber: '0001001', startsOn: '2026-03-05', caseCents: '20.50', reference: 'Spring, 2026' },
    { scope: 'bill-to 100', endsOn: '2026-03-31' },
    { scope: 'list' },
  ])
})

test('cost plus and prices by quantity of a file of the import are read by their columns [ITEM-8, PLAT-3]', () => {
  const head = 'itemNumber,startsOn,casePrice,priceBreaks,costPlusPercent,costPlusCase,costPlusPound'
  const lines = readLines(
    [
      head,
      '1,2026-01-01,20.00,10=18.50,,,',
      '2,2026-01-01,,,12,,',
      '3,2026-01-01,,,,1.50,',
      '4,2026-01-01,,,,,0.25',
    ].join('\n'),
    'scope',
  )
  expect(lines?.map(({ breaks, costPlus }) => [breaks, costPlus])).toEqual([
    ['10=18.50', ''],
    ['', '12%'],
    ['', '1.50'],
    ['', '0.25/lb'],
  ])
})
