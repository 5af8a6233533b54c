import { expect, test } from 'vitest'
import { drawSvg } from './draw-svg.ts'

const style = { size: 10 }

test('a drawing is plain shapes: nothing that runs, nothing that is loaded [PROFILE-7, security 21]', () => {
  const svg = drawSvg([
    { kind: 'text', text: '<script>"&\' 豆腐', x: 40, y: 60, style },
    { kind: 'rule', x1: 40, x2: 80, y: 70, width: 0.5, color: [0, 0, 0] },
    { kind: 'shape', path: 'M0 0h1v1z', x: 1, y: 2, scale: 2, color: [1, 0, 0] },
  ])
  // oxlint-disable-next-line no-control-regex -- ASCII is what is asked for
  expect(svg).toMatch(/^<svg [\x00-\x7f]+<\/svg>$/)
  expect(svg).not.toMatch(/<script|url\(|\son\w+=|href="(?!#g\d+")/i)
})

test('a letter that comes twice has one outline, and each its own place [PROFILE-7]', () => {
  const svg = drawSvg([{ kind: 'text', text: 'aba', x: 40, y: 60, style }])
  expect(svg.match(/<path id=/g)).toHaveLength(2)
  const places = [...svg.matchAll(/<use href="#(g\d)" x="(\d+)"/g)].map(([, id, x]) => [id, Number(x)])
  expect(places.map(([id]) => id)).toEqual(['g0', 'g1', 'g0'])
  const [first, second, third] = places.map(([, x]) => Number(x))
  expect([first! < second!, second! < third!]).toEqual([true, true])
})

test('a text on the right ends at its x [PROFILE-7]', () => {
  const xOf = (align: 'left' | 'right') =>
    Number(
      /translate\(([\d.]+) /.exec(
        drawSvg([{ kind: 'text', text: '$1.00', x: 100, y: 1, style: { size: 10, align } }]),
      )![1],
    )
  expect(xOf('left')).toBe(100)
  expect(xOf('right')).toBeLessThan(80)
})
