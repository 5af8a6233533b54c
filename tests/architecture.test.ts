import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { expect, test } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|mjs|css|sql)$/.test(path))
  .map((path) => ({ path: `src/${path.replaceAll('\\', '/')}`, text: readFileSync(`src/${path}`, 'utf8') }))
const code = sources.filter(({ path }) => /\.tsx?$/.test(path))
/** Links may lead to any area: files of addresses import nothing but other addresses. */
const isAddresses = (name: string) => name.endsWith('.addresses.ts')
const importsOf = (text: string) =>
  [...text.matchAll(/(?:from|import\(|^import)\s*'([^']+)'/gm)].map(([, name]) => name!)

test('areas depend on each other without a circle; links do not count', () => {
  const leansOn = new Map<string, Set<string>>()
  for (const { path, text } of code.filter(
    (file) => file.path.startsWith('src/areas/') && !file.path.includes('.test.'),
  )) {
    const area = path.split('/')[2]!
    for (const name of importsOf(text)) {
      const other = /^#areas\/([^/]+)\//.exec(name)?.[1]
      if (other && other !== area && !isAddresses(name)) leansOn.set(area, (leansOn.get(area) ?? new Set()).add(other))
    }
  }
  const visit = (area: string, way: readonly string[]): void => {
    expect(way, `a circle: ${[...way, area].join(' -> ')}`).not.toContain(area)
    for (const next of leansOn.get(area) ?? []) visit(next, [...way, area])
  }
  for (const area of leansOn.keys()) visit(area, [])
})

test('a file of addresses needs how addresses are made and other addresses, and nothing else', () => {
  const files = code.filter(({ path }) => isAddresses(path))
  expect(files.length).toBeGreaterThan(15)
  for (const { path, text } of files) {
    // 'from' and 'to' are also parameters of screens.
    for (const [, name] of text.matchAll(/^(?:import|\} from) [^']*'([^']+)'/gm))
      expect(name === '#contract/address.ts' || isAddresses(name!), `${path} imports ${name}`).toBe(true)
  }
})

test('an import that leaves its area or its layer goes by the name of that, so that the walls see it', () => {
  const homeOf = (path: string) => /^src\/(?:areas\/)?[^/]+\//.exec(path)?.[0]
  for (const { path, text } of code.filter((file) => !file.path.includes('.test.'))) {
    const home = homeOf(path)
    if (!home) continue
    for (const name of importsOf(text).filter((each) => each.startsWith('.')))
      expect(normalize(join(dirname(path), name)).startsWith(home), `${path} imports ${name}`).toBe(true)
  }
})

test('platform, contract, ui and kit know no area', () => {
  for (const { path, text } of code.filter(({ path }) => /^src\/(platform|contract|ui|kit)\//.test(path))) {
    if (path.includes('.test.')) continue
    for (const name of importsOf(text)) expect(name.startsWith('#areas/'), `${path} imports ${name}`).toBe(false)
  }
})

test('the browser layer knows calls and words of areas, no screen, no server and no application', () => {
  for (const { path, text } of code.filter(({ path }) => path.startsWith('src/browser/'))) {
    if (path.includes('.test.')) continue
    for (const name of importsOf(text))
      expect(name, path).not.toMatch(/^(node:|#platform\/|#app\/|#areas\/[^/]+\/(web|server)\/)/)
  }
})

test('screens and the server of an area are open to others through their public file alone, at any depth', () => {
  for (const { path, text } of code) {
    const area = /^src\/areas\/([^/]+)\//.exec(path)?.[1]
    // Tests and the application may look inside; the demo seeds what every area stores.
    if (path.includes('.test.') || path.includes('/testing/') || path.startsWith('src/app/')) continue
    if (area === 'demo') continue
    for (const name of importsOf(text)) {
      const [, other, part, file] = /^#areas\/([^/]+)\/(web|server)\/(.+)$/.exec(name) ?? []
      if (other && other !== area)
        expect(file, `${path} imports ${name}`).toBe(part === 'web' ? 'public.tsx' : 'public.ts')
    }
  }
})

test('no file is longer than 300 lines, and the median is at most 90', () => {
  const lengths = code.map(({ path, text }) => ({ path, lines: text.split('\n').length }))
  for (const { path, lines } of lengths) expect(lines, path).toBeLessThanOrEqual(301)
  const sorted = lengths.map(({ lines }) => lines).toSorted((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(90)
})

test('the SQL of an area takes its values by name, never by position', () => {
  const servers = code.filter(({ path }) => /^src\/areas\/[^/]+\/server\//.test(path) && !path.includes('.test.'))
  for (const { path, text } of servers) expect(text, path).not.toMatch(/\$\d/)
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
    for (const [line] of text.matchAll(/(?:ox|es)lint-disable.*/g)) expect(line, `${path}: why?`).toMatch(/ -- \S/)
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

test('every file of calls is among those whose names the compiler knows', () => {
  const listed = importsOf(readFileSync('src/app/registered-calls.ts', 'utf8').replaceAll("import('", "from '"))
  const declared = code
    .filter(({ path }) => path.endsWith('.endpoints.ts'))
    .map(({ path }) => path.replace('src/', '#'))
  expect(listed.filter((name) => name.endsWith('.endpoints.ts'))).toEqual(declared.toSorted())
})

test('names keep to the word list of CONTRIBUTING: max, format, on', () => {
  const named = /\b(?:const|let|function|readonly) (?:most|tell|told|say|hear)(?:[A-Z]\w*)?\b/
  for (const { path, text } of code) expect(text, path).not.toMatch(named)
})

test('comments, test titles and documents keep to the word list of CONTRIBUTING', () => {
  const avoided =
    /\b(?:told|tells?|hear[sd]?|anew|meanwhile|patience|one['’]s own|unless (?:it )?said|without doubles|leans? on)\b/i
  const prose = /^\s*(?:\/\/|\/?\*|(?:test|describe)\b)|\S\s+\/\/ /
  // A migration is never edited, and CONTRIBUTING lists the words themselves.
  const written = ['src', 'tests', 'scripts', 'bench', 'docs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|mjs|css|md)$/.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  const found = [...written, 'README.md'].flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => avoided.test(line) && (path.endsWith('.md') || prose.test(line)))
      .map((line) => `${path}: ${line.trim().slice(0, 80)}`),
  )
  expect(found).toEqual([])
})

test('a rule and an endpoint never share a name', () => {
  const exported = (files: typeof code, pattern: RegExp) =>
    files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name!))
  const ofEndpoints = exported(
    code.filter(({ path }) => path.endsWith('.endpoints.ts')),
    /^export const (\w+) = endpoint\(/gm,
  )
  const ofRules = exported(
    code.filter(({ path }) => path.includes('/rules/') && !path.includes('.test.')),
    /^export (?:const|function) (\w+)/gm,
  )
  expect(ofEndpoints.length).toBeGreaterThan(100)
  expect(ofRules.filter((name) => ofEndpoints.includes(name))).toEqual([])
})

test('no comment is wider than 100 columns', () => {
  const wide = sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => line.length > 100 && /^\s*(?:\/\/|\/?\*)/.test(line) && !/http|lint-disable/.test(line))
      .map((line) => `${path}: ${line.trim().slice(0, 60)}`),
  )
  expect(wide).toEqual([])
})

test('nothing the browser runs validates with a schema: there is no zod in it (decision 2)', () => {
  const validating = code
    .filter(({ path }) => /\/web\/|^src\/(?:browser|ui)\/|\/rules\//.test(path) && !path.includes('.test.'))
    .filter(({ text }) => /\.safeParse\(|(?<!JSON|Date)\.parse\(/.test(text))
    .map(({ path }) => path)
  expect(validating).toEqual([])
})
