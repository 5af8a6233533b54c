import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas as servers, demoAreas } from '#app/areas.server.ts'
import { areas as screens } from '#app/areas.web.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { foreignReads, foreignWrites, type ForeignTable, ownerOf } from './table-access.ts'

interface Source {
  /** Below the folder of its area. */
  readonly path: string
  readonly text: string
}

/** The files of a folder that reach the product: no tests and no helpers of tests. */
const sourcesOf = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(tsx?|sql)$/.test(path) && !path.includes('.test.') && !path.startsWith('testing/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))

const documented = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:async )?(function\*?|const|interface|type|class) (\w+)/g

const firstSentence = (comment: string): string =>
  comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=\.)\s/)[0]!

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * What a rule's file decides: the sentence above the export named like the file, else above its
 * first function.
 */
export function ruleSentence(name: string, text: string): string {
  const found = [...text.matchAll(documented)].map(([, comment, kind, exported]) => ({
    sentence: firstSentence(comment!),
    isCode: kind !== 'interface' && kind !== 'type',
    exported: exported!,
  }))
  const own = found.find(({ exported }) => exported === camelCase(name)) ?? found.find(({ isCode }) => isCode)
  return (own ?? found[0])?.sentence ?? ''
}

const rulesOf = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) => {
    const name = /^rules\/(.+)\.ts$/.exec(path)?.[1]
    return name ? [`\`${name}\`: ${ruleSentence(name, text)}`] : []
  })

const isAddresses = (path: string): boolean => path.endsWith('.addresses.ts')

const tablesOf = (area: string): string[] =>
  [...ownerOf].flatMap(([table, owner]) => (owner === area ? table : [])).toSorted()

/** 'customers (bill_tos, ship_tos)' of each owner. */
const tablesByOwner = (area: string, found: readonly ForeignTable[]): string[] => {
  const own = found.filter((each) => each.area === area)
  return distinct(own.map(({ owner }) => owner)).map(
    (owner) =>
      `${owner} (${distinct(own.filter((each) => each.owner === owner).map(({ table }) => table)).join(', ')})`,
  )
}

const importsOf = (area: string, sources: readonly Source[]) =>
  sources
    .flatMap(({ text }) => [...text.matchAll(/'#areas\/([^/']+)\/([^']+)'/g)])
    .map(([, other, file]) => ({ other: other!, isLink: isAddresses(file!) }))
    .filter(({ other }) => other !== area)

const distinct = (names: readonly string[]): string[] => [...new Set(names)].toSorted()

const usedBy = (area: string, sources: readonly Source[]): string[] =>
  distinct(importsOf(area, sources).flatMap(({ other, isLink }) => (isLink ? [] : other)))

/** Whose screens and dialogs its own lead to. */
const linkedBy = (area: string, sources: readonly Source[]): string[] =>
  distinct(importsOf(area, sources).flatMap(({ other, isLink }) => (isLink ? other : [])))

/** Calls by the name of their definition, in the area whose file defines it. */
function callsOf(sources: readonly Source[], endpoints: readonly Endpoint[]): string[] {
  const definitions = sources.filter(({ path }) => path.endsWith('.endpoints.ts')).map(({ text }) => text)
  return endpoints
    .filter(({ name }) => definitions.some((text) => text.includes(`name: '${name}'`)))
    .map(({ method, path, summary }) => `\`${method} /api${path}\`: ${summary}`)
    .toSorted()
}

const screensOf = (sources: readonly Source[]): string[] =>
  screens
    .flatMap(({ routes = [] }) => routes.map((route) => route.screen.path))
    .filter((path) => sources.some(({ path: file, text }) => isAddresses(file) && text.includes(`screen('${path}'`)))
    .map((path) => `\`${path}\``)

/**
 * docs/map.md: of each area, and of the platform below them, what it offers, what it owns, on whom
 * it depends and where its links lead, as the sources say it.
 */
export function drawMap(): string {
  const endpoints = [...servers, ...demoAreas].flatMap(
    (area) => area.handlers?.map(({ endpoint }) => endpoint as Endpoint) ?? [],
  )
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${title}:`, lines.map((line) => `- ${line}`).join('\n')] : []
  const line = (title: string, names: readonly string[]) => (names.length > 0 ? [`${title}: ${names.join(', ')}.`] : [])
  const [reads, writes] = [foreignReads(), foreignWrites()]
  const areas = readdirSync('src/areas').filter((name) => existsSync(join('src/areas', name, 'README.md')))
  const sections = [...areas, 'platform'].map((area) => {
    const sources = sourcesOf(area === 'platform' ? 'src/platform' : join('src/areas', area))
    return [
      `## ${area}`,
      ...line('Depends on', usedBy(area, sources)),
      ...line('Leads to', linkedBy(area, sources)),
      ...line('Screens', screensOf(sources)),
      ...line('Tables', tablesOf(area)),
      ...line('Reads', tablesByOwner(area, reads)),
      ...line('Writes', tablesByOwner(area, writes)),
      ...list('Calls', callsOf(sources, endpoints)),
      ...list('Rules', rulesOf(sources)),
    ].join('\n\n')
  })
  return ['# Map', 'Generated from the sources by `npm run docs`; do not edit.', ...sections].join('\n\n') + '\n'
}
