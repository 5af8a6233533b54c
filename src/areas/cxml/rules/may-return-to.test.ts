import { expect, test } from 'vitest'
import { mayReturnTo } from './may-return-to.ts'

test('a return address is an absolute https URL with its query string [PUNCH-3, security 52]', () => {
  expect(mayReturnTo('https://qa.coupahost.com/punchout/checkout/4?x=1&y=%20', false).allowed).toBe(true)
  expect(mayReturnTo('HTTPS://buyer.example', false).allowed).toBe(true)
})

test('no other kind of address is accepted [PUNCH-3, security 52]', () => {
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '/return',
    '//buyer.example/return',
    'https:buyer.example',
    'https:///path',
    'https://user:pw@buyer.example/',
    'https://user@buyer.example/',
    'https://\\evil',
    'https:// buyer.example',
    ' https://buyer.example',
    'ftp://buyer.example',
    'http://buyer.example',
    `https://buyer.example/${'a'.repeat(2048)}`,
    '',
  ])
    expect(mayReturnTo(address, false), address).toMatchObject({ allowed: false, refusal: { status: 400 } })
})

test('http is accepted where the deployment allows hosts under test, nothing else is [PUNCH-3]', () => {
  expect(mayReturnTo('http://localhost:3000/x', true).allowed).toBe(true)
  expect(mayReturnTo('javascript:alert(1)', true).allowed).toBe(false)
})
