import { beforeAll, expect, test } from 'vitest'
import { importBytes } from '#areas/imports/server/public.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor } from '#tests/support/distributor.ts'
import { kitchenWordsImportKind } from './kitchen-words.import-kind.ts'
import { lexiconOf } from './public.ts'

const { db } = await testDatabase()
beforeAll(() => addDistributor(db))

const importWords = async (...rows: string[]) => {
  async function* bytes() {
    yield Buffer.from(`division,phrase,meanings,isBothWays\n${rows.join('\n')}\n`)
  }
  return importBytes(db, kitchenWordsImportKind, bytes(), { format: 'csv' })
}
const found = async (division: string, phrase: string) =>
  ((await lexiconOf(db, division)).alternatives.get(phrase) ?? []).map(({ words }) => words.join(' '))
const versions = () => db.rows('select division, version from catalogue_versions order by division')

test("a distributor's words override the built-in ones, those of a division override those of all [ITEM-2, PLAT-3]", async () => {
  expect(await found('NLV', 'garbanzo')).toContain('chickpea')
  const report = await importWords('*,coke,Koala Cola|cola,no', 'NLV,coke,House Cola,no', 'NLV,house red,marinara,yes')
  expect(report).toMatchObject({ read: 3, added: 3, refused: 0 })
  expect(await found('NLV', 'coke')).toEqual(['house cola'])
  expect(await found('OTHER', 'coke')).toEqual(['koala cola', 'cola'])
  expect(await found('NLV', 'marinara')).toContain('house red')
  expect(await found('OTHER', 'marinara')).not.toContain('house red')
  expect(await importWords('NLV,coke,House Cola,no')).toMatchObject({ unchanged: 1 })
})

test('an import of words makes every copy of the catalogue stale [ITEM-2]', async () => {
  const before = await versions()
  expect(before).not.toEqual([])
  await importWords('*,sticky date,date,no')
  expect(await versions()).not.toEqual(before)
})

test('an unknown division, an empty phrase and a meaning without letters are refused naming the field [PLAT-3]', async () => {
  const { refusals } = await importWords('ZZZ,coke,cola,no', '*,,cola,no', '*,coke,--,no')
  expect(refusals.map(({ line, field }) => [line, field])).toEqual([
    [2, 'division'],
    [3, 'phrase'],
    [4, 'meanings'],
  ])
})
