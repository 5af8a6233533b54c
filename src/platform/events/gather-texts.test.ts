import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherTexts } from './gather-texts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function reader() {
  const written: string[] = []
  return { written, ...gatherTexts((text) => written.push(text)) }
}

test('an event for a quiet reader is written at once [UI-8]', () => {
  const { written, write } = reader()
  write('a')
  expect(written).toEqual(['a'])
  vi.advanceTimersByTime(100)
  write('b')
  expect(written).toEqual(['a', 'b'])
})

test('what follows closely is one write, in its order, 20 ms later at most [UI-8]', () => {
  const [first, second] = [reader(), reader()]
  for (const text of ['a', 'b', 'c']) first.write(text)
  second.write('x')
  expect([first.written, second.written]).toEqual([['a'], ['x']])
  vi.advanceTimersByTime(20)
  expect([first.written, second.written]).toEqual([['a', 'bc'], ['x']])
  first.write('d')
  vi.advanceTimersByTime(20)
  expect(first.written.join('')).toBe('abcd')
})

test('what is gathered when a stream ends is written before, and not again [UI-8]', () => {
  const { written, write, flush } = reader()
  write('a')
  write('b')
  flush()
  vi.advanceTimersByTime(100)
  expect(written).toEqual(['a', 'b'])
})
