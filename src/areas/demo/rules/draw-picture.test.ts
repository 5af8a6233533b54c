import { expect, test } from 'vitest'
import { picturePacks, pictureViews } from '../picture-parts.ts'
import { drawPicture, isDrawn } from './draw-picture.ts'

test('the pictures of an item are distinct views of its food and its pack [ITEM-4]', () => {
  const pictures = pictureViews.map((view) => drawPicture('tomato', 'can', view))
  expect(new Set(pictures).size).toBe(pictureViews.length)
  expect(drawPicture('tomato', 'can', 'product')).not.toBe(drawPicture('tomato', 'jar', 'product'))
  expect(drawPicture('tomato', 'can', 'product')).not.toBe(drawPicture('olive', 'can', 'product'))
})

test('every pack has a drawing of its own, whose elements are all closed [ITEM-4]', () => {
  const drawn = picturePacks.map((pack) => drawPicture('lemon', pack, 'product'))
  expect(new Set(drawn).size).toBe(picturePacks.length)
  for (const picture of drawn) {
    const opened = picture.match(/<[a-z]+[^>]*[^/]>/gi)?.length ?? 0
    expect(picture.match(/<\/[a-z]+>/gi)?.length).toBe(opened)
  }
})

test('a picture has no letters and no ground of its own [ITEM-4]', () => {
  const picture = drawPicture('cheese-wedge', 'bag', 'case')
  expect(picture).not.toContain('<text')
  expect(picture).not.toMatch(/<rect|<style/)
})

test('what has no drawing is shown as a package [ITEM-4]', () => {
  expect(isDrawn('no-such-food')).toBe(false)
  expect(isDrawn('constructor')).toBe(false)
  expect(drawPicture('no-such-food', 'box', 'food')).toBe(drawPicture('package', 'box', 'food'))
})

test('a red pepper is drawn red, a green one green [ITEM-4]', () => {
  expect(drawPicture('bell-pepper-red', 'crate', 'food')).toContain('#f8312f')
  expect(drawPicture('bell-pepper', 'crate', 'food')).not.toContain('#f8312f')
})
