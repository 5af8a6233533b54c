import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMarkup } from './read-markup.ts'

test('strong words and links are markup, all else is text [SHELL-4]', () => {
  expect(readMarkup('Order by **noon** on [Friday](/shop?keyword=turkey), <b>please</b>')).toEqual([
    { text: 'Order by ' },
    { text: 'noon', isStrong: true },
    { text: ' on ' },
    { text: 'Friday', to: '/shop?keyword=turkey' },
    { text: ', <b>please</b>' },
  ])
})

test.each([
  'javascript:alert',
  'JAVASCRIPT:alert',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\tevil',
  'http://plain.example',
  'https:evil.example',
  'https://user@evil.example',
  'ftp://x.example',
])('a link to %j stays text [SHELL-4]', (address) => {
  expect(readMarkup(`[a](${address})`)).toEqual([{ text: `[a](${address})` }])
})

test.each(['/shop', '/review-cart?a=b#c'])('a link may lead to %s on this site [SHELL-4]', (to) => {
  expect(readMarkup(`[a](${to})`)).toEqual([{ text: 'a', to }])
})

test.each(['https://larder.example/x', 'https://larder.example', 'mailto:a@b.example', 'tel:+1-555-0100'])(
  'a link may lead to %s [SHELL-4]',
  (href) => {
    expect(readMarkup(`[a](${href})`)).toEqual([{ text: 'a', href }])
  },
)

test('no letter is lost, whatever is written [SHELL-4]', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('*', '[', ']', '(', ')', '/', 'a', ' ', ':') }), (text) => {
      const shown = readMarkup(text)
        .map((piece) =>
          piece.isStrong ? `**${piece.text}**` : piece.href ? `[${piece.text}](${piece.href})` : piece.text,
        )
        .join('')
      expect(shown).toBe(text)
    }),
  )
})
