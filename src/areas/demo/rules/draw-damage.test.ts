import { expect, test } from 'vitest'
import { damages, drawDamage } from './draw-damage.ts'

test('what arrived badly is drawn, each kind otherwise [PLAT-1, CREDIT-1]', () => {
  const drawn = damages.map(drawDamage)
  expect(new Set(drawn).size).toBe(damages.length)
  for (const svg of drawn) expect(svg).toMatch(/^<svg [^>]*width="960" height="760"[\s\S]*<\/svg>$/)
  expect(drawDamage('warm')).toContain('52°F')
})
