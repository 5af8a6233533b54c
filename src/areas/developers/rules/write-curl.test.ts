import { expect, test } from 'vitest'
import { writeCurl } from './write-curl.ts'

const read = {
  method: 'GET',
  path: '/api/invoices',
  hasBody: false,
  needsIdempotencyKey: false,
  takesIfMatch: false,
} as const

test('a read is a line with the key [NEXT-12]', () => {
  expect(writeCurl(read, 'https://order.example')).toBe(
    `curl 'https://order.example/api/invoices' \\\n  -H 'Authorization: Bearer larder_YOUR_KEY'`,
  )
})

test('a write has the headers it needs, and a place for its body [NEXT-12]', () => {
  const write = {
    ...read,
    method: 'POST',
    path: "/api/o'k",
    hasBody: true,
    needsIdempotencyKey: true,
    takesIfMatch: true,
  } as const
  expect(writeCurl(write, 'https://order.example')).toBe(
    [
      `curl -X POST 'https://order.example/api/o'\\''k'`,
      `-H 'Authorization: Bearer larder_YOUR_KEY'`,
      `-H 'Content-Type: application/json'`,
      `-H 'Idempotency-Key: a-new-one-for-each-intent'`,
      `-H 'If-Match: "version"'`,
      `-d '{…}'`,
    ].join(' \\\n  '),
  )
})
