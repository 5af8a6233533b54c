import { expect, test } from 'vitest'
import { middleOfView } from './middle-of-view.ts'

test('what is read is what stands in the frame, however the picture is cut to its view [NEXT-8]', () => {
  // A view of the same shape: 86 and 60 percent of the picture.
  expect(middleOfView({ width: 1000, height: 500 }, { width: 200, height: 100 })).toEqual({
    x: 70,
    y: 100,
    width: 860,
    height: 300,
  })
  // A square view shows the middle square of it.
  expect(middleOfView({ width: 1000, height: 500 }, { width: 100, height: 100 })).toEqual({
    x: 285,
    y: 100,
    width: 430,
    height: 300,
  })
  // A phone held upright.
  expect(middleOfView({ width: 720, height: 1280 }, { width: 360, height: 360 })).toEqual({
    x: 51,
    y: 424,
    width: 619,
    height: 432,
  })
})

test('before the first picture there is nothing to read [NEXT-8]', () => {
  expect(middleOfView({ width: 0, height: 0 }, { width: 360, height: 360 }).width).toBe(0)
  expect(middleOfView({ width: 720, height: 1280 }, { width: 0, height: 0 }).width).toBe(0)
})
