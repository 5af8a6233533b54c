import { expect, test } from 'vitest'
import { apiFactsOf } from './api-facts.ts'

test('the OpenAPI document names the cookie as it is called at this address [PLAT-6]', () => {
  expect(apiFactsOf({ publicUrl: 'https://order.example' }).cookieName).toBe('__Host-larder_session')
  expect(apiFactsOf({ publicUrl: 'http://127.0.0.1:3000' }).cookieName).toBe('larder_session')
})
