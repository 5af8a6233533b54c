import { expect, test } from 'vitest'
import { drawPicture, pictureTints, pictureViews } from './draw-picture.ts'

test('the pictures of an item are distinct views, and say that they are drawn [ITEM-4]', () => {
  const pictures = pictureViews.map((view) => drawPicture('meat', view, 0))
  expect(new Set(pictures).size).toBe(pictureViews.length)
  for (const picture of pictures) {
    expect(picture).toContain('Drawing for the demo')
    expect(picture.match(/<g[ >]/g)?.length ?? 0).toBe(picture.match(/<\/g>/g)?.length ?? 0)
  }
  expect(drawPicture('meat', 'case', 0)).not.toBe(drawPicture('dairy', 'case', 0))
  expect(drawPicture('meat', 'case', pictureTints)).toBe(drawPicture('meat', 'case', 0))
})
