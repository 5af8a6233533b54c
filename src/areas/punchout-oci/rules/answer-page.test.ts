import { expect, test } from 'vitest'
import { checkedPage, foundPage } from './answer-page.ts'

const form = {
  action: 'https://srm.example/x',
  target: '_top',
  charset: 'iso-8859-1',
  fields: [
    ['NEW_ITEM-DESCRIPTION[1]', 'Flour <00>'],
    ['NEW_ITEM-PRICE[1]', '20.000'],
  ],
} as const

test('the page of a check has nothing to be seen, and posts itself [PUNCH-3]', () => {
  const page = checkedPage(form, 'n-1')
  expect(page.match(/<body>([^<]*)</)?.[1]).toBe('')
  expect(page).not.toContain('<button')
  expect(page).toContain('<script nonce="n-1">')
})

test('the page of a search shows all that was found, and posts nothing [PUNCH-3]', () => {
  const page = foundPage(form)
  expect(page).toContain('<li>Flour &lt;00&gt;</li>')
  expect(page).toContain('charset="iso-8859-1"')
  expect(page).not.toContain('<script')
  expect(foundPage({ ...form, fields: [] })).toContain('Nothing was found.')
})
