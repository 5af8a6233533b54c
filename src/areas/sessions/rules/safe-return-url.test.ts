import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nastyAddresses } from '../testing/nasty-addresses.ts'
import { safeReturnUrl } from './safe-return-url.ts'

describe('a return address is a path of this site or nothing [ACCESS-8]', () => {
  test.each(nastyAddresses.map((text) => [JSON.stringify(text.slice(0, 60)), text]))('%s leads home', (_, text) => {
    expect(safeReturnUrl(text)).toBe('/')
  })

  test.each([undefined, null, 7, {}, ['/shop'], ['//evil.example']].map((value) => [value]))(
    '%j, which is no text, leads home',
    (value) => {
      expect(safeReturnUrl(value)).toBe('/')
    },
  )

  test.each([
    '/',
    '/shop',
    '/shop?keyword=salmon&brands=A,B',
    '/shop?keyword=50%25%20off',
    '/orders/0190f3a0-1111-7000-8000-000000000000',
    '/shop?item=0012345',
    '/guides/7?from=/shop',
    '/shop?keyword=cr%C3%A8me',
    '/login-help',
  ])('%s is followed', (text) => {
    expect(safeReturnUrl(text)).toBe(text)
  })

  test("whatever is followed stays on this site, in a browser's own reading", () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5C',
      '.',
      '..',
      '@',
      ':',
      'evil.example',
      'shop',
      '?',
      '\t',
      '%09',
      'a',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const url = new URL(safeReturnUrl(`/${pieces.join('')}`), 'https://larder.example')
        expect(url.origin).toBe('https://larder.example')
        expect(url.pathname.startsWith('//')).toBe(false)
      }),
    )
  })
})
