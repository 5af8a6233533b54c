import { expect, test } from 'vitest'
import { picturePacks } from '../picture-parts.ts'
import { drawPack } from './draw-pack.ts'

const tones = { label: '#aa0000', labelShade: '#550000' }

test('what is closed shows its food large beside it, within the picture [ITEM-4]', () => {
  for (const pack of picturePacks) {
    const { places } = drawPack(pack, tones)
    expect(places.length, pack).toBeGreaterThan(0)
    for (const { x, y, size } of places) {
      expect(size, pack).toBeGreaterThanOrEqual(12)
      expect([x - size / 2 >= 0, y - size / 2 >= 0, x + size / 2 <= 32, y + size / 2 <= 32], pack).not.toContain(false)
    }
  }
})

test('a closed pack has a label in the color of its food [ITEM-4]', () => {
  const closed = picturePacks.filter((pack) => pack !== 'tray' && pack !== 'crate')
  for (const pack of closed) expect(drawPack(pack, tones).back, pack).toContain(tones.label)
})
