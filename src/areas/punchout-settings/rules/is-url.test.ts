import { expect, test } from 'vitest'
import { isUrl } from './is-url.ts'

test('a URL is absolute, of the web, and names no user [PUNCH-1]', () => {
  for (const good of ['https://buy.hospital.example', 'http://10.0.0.1:8080/a?b=c#d', 'HTTPS://Buyer.example/'])
    expect(isUrl(good), good).toBe(true)
  for (const bad of [
    'buyer.example',
    'www.buyer.example',
    '/path',
    '//buyer.example',
    'ftp://buyer.example',
    'javascript:alert(1)',
    'https://',
    'https:///x',
    'https://a b.example',
    'https://me:pass@buyer.example',
    `https://buyer.example/${'x'.repeat(2048)}`,
  ])
    expect(isUrl(bad), bad).toBe(false)
})
