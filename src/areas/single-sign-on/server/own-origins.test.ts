import { expect, test } from 'vitest'
import { ownOrigins } from './own-origins.ts'

test.each([
  ['https://portal.example', ['https://portal.example']],
  ['http://127.0.0.1:3000', ['http://127.0.0.1:3000', 'http://localhost:3000']],
  ['http://localhost:3000/', ['http://localhost:3000', 'http://127.0.0.1:3000']],
  ['http://localhost.evil.example', ['http://localhost.evil.example']],
])('%s is known as %j [AUTH-2]', (publicUrl, origins) => {
  expect(ownOrigins(publicUrl)).toEqual(origins)
})
