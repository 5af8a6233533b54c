import { expect, test } from 'vitest'
import { magnify } from './magnify.ts'

const lens = { zoom: 2, lens: 100 }

test('the lens shows the very point below it, at its zoom and undistorted [UI-7]', () => {
  // A wide picture in a square box: 400 by 200, 100 pixels from the top.
  const view = magnify({ x: 100, y: 150 }, { width: 400, height: 400 }, { width: 1600, height: 800 }, lens)!
  expect([view.width, view.height]).toEqual([800, 400])
  // The point is 100 | 50 of the shown picture, so 200 | 100 of the enlarged one, and lies in the
  // middle of the lens.
  expect([view.x + 200, view.y + 100]).toEqual([50, 50])
  expect([view.left, view.top]).toEqual([50, 100])
})

test('beside the picture there is no lens [UI-7]', () => {
  const box = { width: 400, height: 400 }
  expect(magnify({ x: 100, y: 50 }, box, { width: 1600, height: 800 }, lens)).toBeNull()
  expect(magnify({ x: 100, y: 50 }, box, { width: 0, height: 0 }, lens)).toBeNull()
})
