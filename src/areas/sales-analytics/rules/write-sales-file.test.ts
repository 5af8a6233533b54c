import { expect, test } from 'vitest'
import { writeSalesFile } from './write-sales-file.ts'

const figures = { sales: 10_050, cases: 12, units: 3, lines: 4, orders: null }

test('a file has this year beside last year, and margin only for those who may see it [STAFF-6]', () => {
  const row = {
    key: 'NLV/0001001',
    label: '=FLOUR',
    note: 'NLV/0001001',
    isNew: false,
    now: figures,
    last: { ...figures, sales: -5 },
  }
  expect(writeSalesFile('Item', [row], false).split('\r\n')).toEqual([
    'Item,Key,Sales,Cases,Eaches,Lines,Orders,Sales last year,Cases last year,Eaches last year,Lines last year,Orders last year',
    "'=FLOUR,NLV/0001001,100.50,12,3,4,,-0.05,12,3,4,",
    '',
  ])
  const withMargin = { ...row, now: { ...figures, margin: 250 }, last: { ...figures, margin: 0 } }
  expect(writeSalesFile('Item', [withMargin], true)).toContain(',2.50,')
})
