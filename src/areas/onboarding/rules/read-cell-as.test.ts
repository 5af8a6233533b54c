import { expect, test } from 'vitest'
import { readCellAs } from './read-cell-as.ts'

test('cells of exports become what the import takes [PLAT-3]', () => {
  expect(readCellAs('MWF', 'days', undefined)).toBe('Mon|Wed|Fri')
  expect(readCellAs('Ana Maria Ruiz', 'first word', undefined)).toBe('Ana')
  expect(readCellAs('ana@bar.example', 'first word', undefined)).toBe('ana')
  expect(readCellAs('Ana Maria Ruiz', 'other words', undefined)).toBe('Maria Ruiz')
  expect(['RUIZ, ANA MARIA', 'Ana Ruiz, Jr.'].map((cell) => readCellAs(cell, 'first word'))).toEqual(['ANA', 'Ana'])
  expect(['RUIZ, ANA MARIA', 'Ana Ruiz, Jr.'].map((cell) => readCellAs(cell, 'other words'))).toEqual([
    'MARIA RUIZ',
    'Ruiz, Jr.',
  ])
  expect(readCellAs('PR0115', 'customer of the division', 'NLV')).toBe('NLV/PR0115')
  expect(readCellAs('NIC/7', 'customer of the division', 'NLV')).toBe('NIC/7')
  expect(readCellAs('', 'customer of the division', 'NLV')).toBe('')
  for (const [cell, read] of Object.entries({
    '1.234,50': '1234.50',
    '1 234,5': '1234.5',
    '12,50-': '-12.50',
    '4,5 kg': '4.5 kg',
    '7': '7',
    // Written by hand in a file of commas: a hundred times as much would be sold by it.
    '12.50': '12.50',
    '1.2345,5': '1.2345,5',
    '10,5 x': '10.5 x',
    none: 'none',
  }))
    expect(readCellAs(cell, 'decimal comma')).toBe(read)
  expect(readCellAs('5.11.2026 14:30', 'day first')).toBe('2026-11-05 14:30')
  expect(readCellAs('31/12/27', 'day first')).toBe('2027-12-31')
  expect(readCellAs('11/1/26', 'month first')).toBe('2026-11-01')
  expect(
    ['20261101', '2026/11/01', '26/11/01', '0', '99999999', '1.11.26'].map((cell) => readCellAs(cell, 'year first')),
  ).toEqual(['2026-11-01', '2026-11-01', '2026-11-01', '', '', '1.11.26'])
  expect(['A', 'disc', 'N', 'held'].map((cell) => readCellAs(cell, 'item status'))).toEqual([
    'active',
    'discontinued',
    'inactive',
    'held',
  ])
  const flags = ['Y', 'X', 'ja', '20240131', 'N', '0', '', '00000000', '99991231']
  expect(flags.map((cell) => readCellAs(cell, 'no when yes'))).toEqual([
    'no',
    'no',
    'no',
    'no',
    'yes',
    'yes',
    'yes',
    'yes',
    'yes',
  ])
  expect(['X', ''].map((cell) => readCellAs(cell, 'discontinued when yes'))).toEqual(['discontinued', 'active'])
  const states = ['A', 'Inactive', 'H', 'P']
  expect(states.map((cell) => readCellAs(cell, 'customer status'))).toEqual(['yes', 'no', 'yes', 'P'])
  expect(states.map((cell) => readCellAs(cell, 'on hold by status'))).toEqual(['no', 'no', 'yes', 'P'])
  expect(['12', 'open'].map((cell) => readCellAs(cell, 'no when yes'))).toEqual(['12', 'open'])
  expect(['4-', '1,250.00-', '4', 'A-'].map((cell) => readCellAs(cell, 'sign behind'))).toEqual([
    '-4',
    '-1,250.00',
    '4',
    'A-',
  ])
  expect(['1600', '930', '16:30', 'noon'].map((cell) => readCellAs(cell, 'clock'))).toEqual([
    '16:00',
    '9:30',
    '16:30',
    'noon',
  ])
  expect(readCellAs('soon', 'day first')).toBe('soon')
  expect(readCellAs(' as it is ', undefined, 'NLV')).toBe(' as it is ')
})
