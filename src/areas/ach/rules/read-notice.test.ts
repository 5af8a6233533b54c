import { expect, test } from 'vitest'
import { readNotice } from './read-notice.ts'

const field = (text: string) => text.padEnd(29)

test.each([
  ['C01', '60233417095281', { accountNo: '60233417095281' }],
  ['C02', '091000019', { routingNo: '091000019' }],
  ['C03', '091000019   60233417095281', { routingNo: '091000019', accountNo: '60233417095281' }],
  ['C05', '37', { accountKind: 'savings' }],
  ['C06', '12345678901234567   27', { accountNo: '12345678901234567', accountKind: 'checking' }],
  [
    'C07',
    '0910000191234567890123456737',
    { routingNo: '091000019', accountNo: '12345678901234567', accountKind: 'savings' },
  ],
  [
    'C07',
    '09100001960233417095281   27',
    { routingNo: '091000019', accountNo: '60233417095281', accountKind: 'checking' },
  ],
])('the portal applies what %s corrects: %s [BILL-6]', (code, data, correction) => {
  expect(readNotice(code, field(data))).toMatchObject({ whoActs: 'portal', correction })
})

test('a name is the customer’s to correct, what our file says of us is our staff’s [BILL-6]', () => {
  expect(readNotice('C04', field('HARBOR GRILL'))).toMatchObject({ whoActs: 'customer', correction: undefined })
  for (const code of ['C08', 'C09', 'C13', 'C14', 'X99'])
    expect(readNotice(code, field('1'))).toMatchObject({ whoActs: 'staff', correction: undefined })
})

test('corrected data that cannot be right changes nothing: staff ask the bank [BILL-6]', () => {
  for (const [code, data] of [
    ['C01', ''],
    ['C01', 'ABC'],
    ['C02', '091000018'],
    ['C03', '091000019'],
    ['C05', '99'],
    ['C07', '091000018123456'],
  ] as const)
    expect(readNotice(code, field(data)), code).toMatchObject({ whoActs: 'staff', correction: undefined })
})
