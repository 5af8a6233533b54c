import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { readPatterns, type RegexLiteral } from './support/regex-literals.ts'

// PLAT-14: one text must not hold the server for others. A pattern that takes a time quadratic to
// its text stops everybody for seconds at 100,000 characters, so that none is in the sources:
// judged by an analyser, and by measuring what it cannot judge.
const { literals, composed } = readPatterns()

/**
 * Patterns whose text is bounded before they see it, by the end of their place and their source,
 * with the bound.
 */
const bounded: readonly (readonly [file: string, source: RegExp, why: string])[] = []
const isBounded = ({ place, source }: RegexLiteral) =>
  bounded.some(([file, pattern]) => place.startsWith(`${file}:`) && pattern.test(source))

/** Put together at run time, from words of our own. */
const composedFrom: Readonly<Record<string, string>> = {
  'areas/card-sandbox/rules/judge-card.ts': 'a count of digits',
  'areas/kitchen-words/text/fold.ts': 'names of units',
}

test('the sources have patterns, so that the tests below judge something', () =>
  expect(literals.length).toBeGreaterThan(200))

test('no pattern takes a time quadratic to its text, by analysis [PLAT-14]', () => {
  const slow = literals
    .filter((literal) => !isBounded(literal))
    .flatMap(({ place, source, flags }) => {
      const { reports } = analyse({ source, flags }, { maxReports: 1 })
      return reports.map(({ type, character }) => `${place} /${source}/ ${type} on ${character.pick}`)
    })
  expect(slow).toEqual([])
})

/** Long enough that a quadratic pattern takes 50 million steps, a linear one 10,000. */
const length = 10_000
const linearMs = 25

/**
 * Texts that patterns fall into: their own words and signs over and over, and what people and files
 * are full of.
 */
function pumpsFor(source: string): readonly string[] {
  const words = [...new Set(source.match(/[A-Za-z]{2,}/g) ?? [])].slice(0, 8)
  const signs = [...new Set(source.replace(/\\[a-zA-Z]/g, '').match(/[^\w\\]/g) ?? [])].slice(0, 8)
  const usual = [
    'a',
    '0',
    ' ',
    '\t',
    '\n',
    '.',
    ',',
    '-',
    '/',
    '@',
    '"',
    '(',
    '[',
    '*',
    '#',
    'a ',
    '1 ',
    'a.',
    'a@',
    '1/',
  ]
  return [...new Set([...usual, ...words, ...words.map((word) => `${word} `), ...signs])]
}

function slowestMs({ source, flags }: RegexLiteral): { ms: number; pump: string } {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  let slowest = { ms: 0, pump: '' }
  for (const pump of pumpsFor(source)) {
    for (const text of [pump.repeat(length / pump.length), `x${pump.repeat(length / pump.length)}\u0001`]) {
      // Processor time, and the best of three: the machine may be busy with something else.
      let ms = Infinity
      for (let tries = 0; tries < 3 && ms > linearMs; tries++) {
        const start = process.cpuUsage()
        text.replace(pattern, '')
        ms = Math.min(ms, process.cpuUsage(start).user / 1000)
      }
      if (ms > slowest.ms) slowest = { ms, pump }
    }
  }
  return slowest
}

test(
  'no pattern is slow on 10,000 characters of what it looks for, by measuring [PLAT-14]',
  { timeout: 120_000 },
  () => {
    const slow = literals
      .filter((literal) => !isBounded(literal))
      .map((literal) => ({ ...literal, ...slowestMs(literal) }))
      .filter(({ ms }) => ms > linearMs)
      .map(({ place, source, ms, pump }) => `${place} /${source}/ ${ms.toFixed(0)} ms on ${JSON.stringify(pump)}`)
    expect(slow).toEqual([])
  },
)

test('a pattern is a literal that can be read; those put together are known [PLAT-14]', () =>
  expect([...new Set(composed)].toSorted()).toEqual(Object.keys(composedFrom)))

test('what is said to be bounded is there', () => {
  for (const [file, pattern] of bounded) {
    expect(literals.some(({ place, source }) => place.startsWith(`${file}:`) && pattern.test(source))).toBe(true)
  }
})
