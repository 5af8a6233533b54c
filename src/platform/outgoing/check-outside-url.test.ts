import { expect, test } from 'vitest'
import { checkOutsideUrl } from './check-outside-url.ts'

const test1 = ['127.0.0.1:9999']

test.each([
  ['', 'unreadable'],
  ['shop.example/hook', 'unreadable'],
  ['ftp://shop.example/hook', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['http://shop.example/hook', 'scheme'],
  ['https://user:secret@shop.example/', 'credentials'],
  ['https://shop.example:22/', 'port'],
  ['https://shop.example:8080/', 'port'],
  ['https://localhost/', 'inside'],
  ['https://localhost./', 'inside'],
  ['https://printer/', 'inside'],
  ['https://db.internal/', 'inside'],
  ['https://metadata.google.internal/', 'inside'],
  ['https://nas.local/', 'inside'],
  ['https://127.0.0.1/', 'inside'],
  ['https://127.1/', 'inside'],
  ['https://0x7f.1/', 'inside'],
  ['https://2130706433/', 'inside'],
  ['https://0177.0.0.1/', 'inside'],
  ['https://169.254.169.254/latest/meta-data/', 'inside'],
  ['https://[::1]/', 'inside'],
  ['https://[::ffff:127.0.0.1]/', 'inside'],
  ['https://[64:ff9b::7f00:1]/', 'inside'],
  ['https://10.0.0.7:8443/', 'inside'],
  ['https://①②⑦.0.0.1/', 'inside'],
] as const)('%s is refused: %s [NEXT-12]', (url, problem) => {
  expect(checkOutsideUrl(url, test1)).toBe(problem)
})

test('an https address of the Internet is taken, and a host of tests where the operator names it [NEXT-12]', () => {
  expect(checkOutsideUrl('https://shop.example/hook?x=1', [])).toBeUndefined()
  expect(checkOutsideUrl('https://shop.example:8443/', [])).toBeUndefined()
  expect(checkOutsideUrl('https://8.8.8.8/', [])).toBeUndefined()
  expect(checkOutsideUrl('http://127.0.0.1:9999/hook', test1)).toBeUndefined()
  expect(checkOutsideUrl('http://127.0.0.1:9998/hook', test1)).toBe('scheme')
  expect(checkOutsideUrl('https://127.0.0.1/hook', test1)).toBe('inside')
})
