import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { knownHeaders } from '#areas/onboarding/known-headers.ts'
import { openExport } from '#areas/onboarding/server/open-export.ts'
import { guessFile, type GuessFacts } from '#areas/onboarding/rules/guess-file.ts'
import { importKindNames } from '#contract/import-kind-names.ts'

const facts: GuessFacts = {
  division: 'MAIN',
  day: '2026-11-26',
  columnsOf: (kind) =>
    Object.fromEntries(
      Object.entries(importKinds[kind].columns).map(([name, { need }]) => [name, { isNeeded: need !== 'never' }]),
    ),
  takes: (kind, column, value) => importKinds[kind].columns[column]?.cell.safeParse(value).success ?? false,
}
/** The sample of a kind as another system would export it: 'itemNumber' is 'ITEM NUMBER'. */
const inWords = (header: string) => header.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toUpperCase()
async function sampleOf(kind: string) {
  const { columns, rows } = await openExport(join(import.meta.dirname, '../docs/samples', `${kind}.csv`), undefined)
  const cells: Readonly<Record<string, unknown>>[] = []
  for await (const row of rows) if ('cells' in row) cells.push(row.cells)
  return { columns, cells }
}

test.each(importKindNames.filter((kind) => !knownHeaders[kind]))(
  'an export that is named after %s, with headers in words, is guessed as that [PLAT-3]',
  async (kind) => {
    const sample = await sampleOf(kind)
    const columns = sample.columns.map((header) => ({
      header: inWords(header),
      examples: sample.cells.map((row) => String(row[header] ?? '')),
    }))
    const { imports } = guessFile({ name: `${kind.replaceAll('-', '_').toUpperCase()}_20261126.csv`, columns }, facts)
    expect(imports.map((planned) => planned.kind)).toEqual([kind])
    const expected = Object.fromEntries(sample.columns.map((header) => [header, { from: inWords(header) }]))
    expect(imports[0]!.columns).toMatchObject(expected)
  },
)

test('a file that is named after brands but lists items stays an item file [PLAT-3]', () => {
  const columns = ['Item #', 'Item Desc', 'Brand', 'Pack', 'Category'].map((header) => ({ header, examples: ['1'] }))
  const { imports } = guessFile({ name: 'items by brand.csv', columns }, facts)
  expect(imports.map(({ kind }) => kind)).toEqual(['items'])
})

test('holidays and groups are found under the words of other systems; a file without what they need is not [PLAT-3]', () => {
  const guess = (name: string, values: Record<string, string>) =>
    guessFile(
      { name, columns: Object.entries(values).map(([header, example]) => ({ header, examples: [example] })) },
      facts,
    ).imports.map(({ kind, columns }) => [kind, columns])
  expect(guess('Holiday calendar 2026.xlsx', { 'Holiday Date': '12/25/2026', Holiday: 'Christmas' })).toEqual([
    ['holidays', { division: { always: 'MAIN' }, date: { from: 'Holiday Date' }, name: { from: 'Holiday' } }],
  ])
  expect(guess('GPO list.csv', { 'GPO ID': 'SCHOOLS', 'GPO Name': 'Schools together' })).toEqual([
    ['gpos', { id: { from: 'GPO ID' }, name: { from: 'GPO Name' } }],
  ])
  expect(guess('Holiday calendar 2026.xlsx', { Holiday: 'Christmas', Month: 'Dec' })).toEqual([])
})
