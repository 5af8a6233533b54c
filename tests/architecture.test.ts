import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|mjs|css|sql)$/.test(path))
  .map((path) => ({ path: `src/${path.replaceAll('\\', '/')}`, text: readFileSync(`src/${path}`, 'utf8') }))
const code = sources.filter(({ path }) => /\.tsx?$/.test(path))
const importsOf = (text: string) => [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name]) => name!)

test('areas lean on each other without a circle', () => {
  const leansOn = new Map<string, Set<string>>()
  for (const { path, text } of code.filter(
    (file) => file.path.startsWith('src/areas/') && !file.path.includes('.test.'),
  )) {
    const area = path.split('/')[2]!
    for (const name of importsOf(text)) {
      const other = /^#areas\/([^/]+)\//.exec(name)?.[1]
      if (other && other !== area) leansOn.set(area, (leansOn.get(area) ?? new Set()).add(other))
    }
  }
  const visit = (area: string, way: readonly string[]): void => {
    expect(way, `a circle: ${[...way, area].join(' -> ')}`).not.toContain(area)
    for (const next of leansOn.get(area) ?? []) visit(next, [...way, area])
  }
  for (const area of leansOn.keys()) visit(area, [])
})

test('platform, contract, ui and browser know no area', () => {
  for (const { path, text } of code.filter(({ path }) => /^src\/(platform|contract|ui|kit)\//.test(path))) {
    if (path.includes('.test.')) continue
    for (const name of importsOf(text)) expect(name.startsWith('#areas/'), `${path} imports ${name}`).toBe(false)
  }
})

test('no file is longer than 300 lines, and the median stays near 70', () => {
  const lengths = code.map(({ path, text }) => ({ path, lines: text.split('\n').length }))
  for (const { path, lines } of lengths) expect(lines, path).toBeLessThanOrEqual(301)
  const sorted = lengths.map(({ lines }) => lines).toSorted((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(90)
})

test('every rule has its test beside it', () => {
  const paths = new Set(sources.map(({ path }) => path))
  const rules = code.filter(
    ({ path }) => /^src\/areas\/[^/]+\/rules\/[^/]+\.ts$/.test(path) && !path.includes('.test.'),
  )
  for (const { path } of rules) expect(paths, path).toContain(path.replace(/\.ts$/, '.test.ts'))
})

test('every area says what it is in a short README', () => {
  for (const area of readdirSync('src/areas')) {
    const text = readFileSync(`src/areas/${area}/README.md`, 'utf8')
    expect(text.split('\n').length, area).toBeLessThanOrEqual(61)
  }
})

test('no loose ends: nothing silenced, nothing left for later', () => {
  for (const { path, text } of code) {
    expect(text, path).not.toMatch(/\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|expect-error|nocheck)/)
  }
})

test('every date field is ours: no native one stands in a screen [UI-3]', () => {
  const native = code.filter(
    ({ path, text }) => path.endsWith('.tsx') && /type="(date|datetime-local|month)"/.test(text),
  )
  expect(native.map(({ path }) => path)).toEqual([])
})

test('migration numbers are unique', () => {
  const numbers = sources.map(({ path }) => /\/(\d{4})-[a-z0-9-]+\.sql$/.exec(path)?.[1]).filter(Boolean)
  expect(new Set(numbers).size).toBe(numbers.length)
})
