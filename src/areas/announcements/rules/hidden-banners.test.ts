import { expect, test } from 'vitest'
import { closeBanner, shownBanners } from './hidden-banners.ts'

const hour = 60 * 60_000
const banners = [{ key: 'two-factor' }, { key: 'a1' }]
const keysAt = (closed: Record<string, number>, now: number) => shownBanners(banners, closed, now).map(({ key }) => key)

test('closing hides one banner for 4 hours [SHELL-3]', () => {
  const closed = closeBanner({}, 'a1', 10 * hour)
  expect(keysAt(closed, 10 * hour)).toEqual(['two-factor'])
  expect(keysAt(closed, 14 * hour - 1)).toEqual(['two-factor'])
  expect(keysAt(closed, 14 * hour)).toEqual(['two-factor', 'a1'])
})

test('what was closed long ago is forgotten [SHELL-3]', () => {
  expect(closeBanner({ 'two-factor': 0, a2: 3 * hour }, 'a1', 5 * hour)).toEqual({ a2: 3 * hour, a1: 5 * hour })
})

test('a clock put back does not hide a banner for longer [SHELL-3]', () => {
  expect(keysAt({ a1: 50 * hour }, 10 * hour)).toEqual(['two-factor', 'a1'])
})
