import { expect, test } from 'vitest'
import { parseFrames } from './parse-frames.ts'

test('frames are read from the stacks of Chromium and of Firefox [PLAT-7]', () => {
  const chromium = `TypeError: x is not a function
    at Row (https://portal.example/assets/shop-screen-B2xY.js:12:345)
    at https://portal.example/assets/react-1a.js:1:99
    at <anonymous>`
  expect(parseFrames(chromium)).toEqual([
    { file: 'shop-screen-B2xY.js', line: 12, column: 345 },
    { file: 'react-1a.js', line: 1, column: 99 },
  ])
  expect(parseFrames('Row@https://portal.example/assets/shop-screen-B2xY.js:12:345')).toHaveLength(1)
})

test('files outside of the product and paths that climb are no frames [PLAT-7]', () => {
  expect(parseFrames('at x (https://elsewhere.example/lib.js:1:2)\nat y (/assets/../../secret.js:1:1)')).toEqual([])
  expect(parseFrames(Array.from({ length: 500 }, () => '/assets/a.js:1:1').join('\n'))).toHaveLength(10)
})
