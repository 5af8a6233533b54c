import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeReturnUrl } from './safe-return-url.ts'

const nasty = [
  '//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\/evil.example', '\\\\evil.example',
  '/\\/evil.example', '/%5Cevil.example', '/%5c%5cevil.example', '/%2Fevil.example', '/%2f%2fevil.example',
  '/%252Fevil.example', '/%25252Fevil.example', '/%09/evil.example', '/\t/evil.example', '\t//evil.example',
  ' //evil.example', '/ /evil.example', '/\n/evil.example', '/\r\nSet-Cookie: a=b', '/%0d%0aLocation:%20//evil.example',
  '/%250d%250aX: y', '/\0/evil.example', '/%00', 'https:evil.example', 'https://evil.example', 'http:/\\evil.example',
  'HTTPS://EVIL.EXAMPLE', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', '/javascript:/../..//evil.example',
  'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'mailto:a@evil.example', 'blob:https://evil.example/1',
  'file:///etc/passwd', 'evil.example', '@evil.example', 'https://larder@evil.example', '.evil.example', '/..//evil.example',
  '/shop/..//evil.example', '/shop//evil.example', '/./..//evil.example', '/%2e%2e//evil.example', '/%2e%2e%2f%2fevil',
  '/\u2028/evil.example', '/\uFF0F\uFF0Fevil.example', '\uFF0F\uFF0Fevil.example', '/\u2044evil.example',
  '/\u200B/evil.example', '/%E2%80%A8x', '/\u202Egnp.exe', '/login', '/login?returnUrl=/login', '/LOGIN', '/logout',
  '/api/logout', '/%6cogin', '/shop#//evil.example', '?returnUrl=//evil.example', '#x', '', ' ', '/%', '/%zz',
  '/shop?x=<script>', `/${'a'.repeat(3000)}`,
] // prettier-ignore

describe('a return address is a path of this site or nothing [ACCESS-8]', () => {
  test.each(nasty.map((text) => [JSON.stringify(text.slice(0, 60)), text]))('%s leads home', (_, text) => {
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
