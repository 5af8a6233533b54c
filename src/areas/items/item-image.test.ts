import { expect, test } from 'vitest'
import { itemImage } from './item.ts'

test('a picture is of this site or https; nothing else becomes an address in a page [ITEM-4]', () => {
  const isTaken = (url: string) => itemImage.safeParse({ url }).success
  expect(['/pictures/1.jpg', 'https://pictures.example/a/1.jpg?size=2'].map(isTaken)).toEqual([true, true])
  const others = ['javascript:alert(1)', '//elsewhere.example/1.jpg', 'http://a.example/1.jpg', 'data:image/png,x', '']
  expect(others.filter(isTaken)).toEqual([])
  expect(isTaken('https://a.example/") no-repeat;"')).toBe(false)
})
