import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { startApi } from '#tests/support/api.ts'
import { items, people } from '#tests/support/distributor.ts'
import { notificationsOf } from '#tests/support/notifications-of.ts'
import { importCommand } from '../../../app/cli/import.ts'
import { importsCommand } from '../../../app/cli/imports.ts'
import { downloadRefusedRows, getImportRun, importFile, listImportRuns } from '../imports.endpoints.ts'

const api = await startApi()
const admin = await api.as('admin')
const folder = mkdtempSync(join(tmpdir(), 'larder-runs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const send = (kind: 'inventory' | 'users', text: string, type = 'text/csv') =>
  admin.call(
    importFile,
    { params: { kind }, query: { fileName: 'stock.csv' } },
    { bytes: Buffer.from(text), headers: { 'content-type': type } },
  )
const stock = `division,itemNumber,onHandCases,secret\nNLV,${items.flour},77,x\nNLV,none-such,1,s3cret\nNLV,${items.oil},=lots,y\n`
const runs = async (query: object = {}) => (await admin.ask(listImportRuns, { query })).runs
const csvOf = async (runId: string) => {
  const { body } = await admin.call(downloadRefusedRows, { params: { runId } })
  return String(body).replace('\uFEFF', '').trim().split('\r\n')
}

beforeEach(async () => {
  await api.db.run('truncate import_runs')
})

test('staff see what imports did: who, when, counts, refusals [PLAT-13]', async () => {
  await send('inventory', stock)
  const [run] = await runs()
  expect(run).toMatchObject({
    kind: 'inventory',
    fileName: 'stock.csv',
    startedByName: 'admin',
    state: 'done',
    read: 3,
    refused: 2,
  })
  const detail = await admin.ask(getImportRun, { params: { runId: run!.runId } })
  expect(detail.run.refusals.map(({ line, field }) => [line, field])).toEqual([
    [3, 'itemNumber'],
    [4, 'onHandCases'],
  ])
})

test('the refused rows come back as a file: corrected and sent again, they are stored and nothing else changes [PLAT-13]', async () => {
  await send('inventory', stock)
  const [run] = await runs()
  const lines = await csvOf(run!.runId)
  expect(lines[0]).toBe('division,itemNumber,onHandCases,refusedLine,refusedField,refusedReason')
  expect(lines[1]).toMatch(/^NLV,none-such,1,3,itemNumber,/)
  // A cell a spreadsheet would run is escaped; columns the kind does not have are not kept.
  expect(lines[2]).toMatch(/^NLV,\d+,'=lots,4,onHandCases,/)
  expect(lines.join()).not.toContain('s3cret')
  const corrected = [lines[0], lines[2]!.replace("'=lots", '12')].join('\n')
  expect((await send('inventory', corrected)).body).toMatchObject({ read: 1, refused: 0 })
  expect(
    await api.db
      .rows(`select on_hand_cases as cases from item_stock where item_number in ('${items.flour}', '${items.oil}')
      and division = 'NLV' order by item_number`),
  ).toEqual([{ cases: 77 }, { cases: 12 }])
})

test('the list is narrowed to one kind, and to runs with refusals or a failure [PLAT-13]', async () => {
  await send('inventory', stock)
  await send('inventory', `division,itemNumber,onHandCases\nNLV,${items.flour},5\n`)
  await api.db.run(`insert into import_runs (id, kind, failure, finished_at)
    values ('018f0000-0000-7000-8000-000000000003', 'users', 'The file is not UTF-8', now())`)
  expect(await runs()).toHaveLength(3)
  expect((await runs({ kind: 'users' })).map(({ state, failure, isLatest }) => [state, failure, isLatest])).toEqual([
    ['failed', 'The file is not UTF-8', true],
  ])
  expect((await runs({ kind: 'inventory' })).map(({ isLatest }) => isLatest)).toEqual([true, false])
  expect((await runs({ onlyTrouble: 'true' })).map(({ kind }) => kind)).toEqual(['inventory', 'users'])
})

test('an import whose process was killed is shown as interrupted after five minutes without progress [PLAT-13]', async () => {
  await api.db.run(`insert into import_runs (id, kind, progressed_at)
    values ('018f0000-0000-7000-8000-000000000001', 'items', '2026-03-02T19:54:00Z'),
           ('018f0000-0000-7000-8000-000000000002', 'items', '2026-03-02T19:58:00Z')`)
  expect((await runs()).map(({ state }) => state)).toEqual(['running', 'interrupted'])
  expect((await runs({ onlyTrouble: 'true' })).map(({ state }) => state)).toEqual(['interrupted'])
})

test('without the feature nothing is visible; an unknown run is reported as missing [PLAT-13, ACCESS-4]', async () => {
  const dsr = await api.as('dsr')
  expect((await dsr.call(listImportRuns, {})).status).toBe(403)
  const params = { runId: '018f0000-0000-7000-8000-00000000dead' }
  expect((await admin.call(getImportRun, { params })).status).toBe(404)
  expect((await admin.call(downloadRefusedRows, { params })).status).toBe(404)
})

test('on the command line an import with refusals ends with code 3, and its file has the rows themselves [PLAT-13]', async () => {
  const printed: string[] = []
  const context = {
    config: readConfig({ NODE_ENV: 'test', DATABASE_URL: api.url }),
    log: createLog('silent'),
    print: (line: string) => void printed.push(line),
    logLine: () => undefined,
  }
  const file = join(folder, 'stock.csv')
  const refused = join(folder, 'refused.csv')
  writeFileSync(file, stock)
  expect(await importCommand.run(['inventory', file, '--refused', refused], context)).toBe(3)
  expect(readFileSync(refused, 'utf8').split('\r\n')).toContainEqual(
    expect.stringMatching(/^NLV,none-such,1,3,itemNumber,There is no such item/),
  )
  writeFileSync(file, `division,itemNumber,onHandCases\nNLV,${items.flour},78\n`)
  expect(await importCommand.run(['inventory', file], context)).toBeUndefined()
  printed.length = 0
  await importsCommand.run([], context)
  expect(printed).toHaveLength(2)
  const [runId] = printed[1]!.split('\t')
  printed.length = 0
  await importsCommand.run([runId!], context)
  expect(printed[0]).toContain('NLV,none-such,1,3,itemNumber')
})

test('who started an import is notified when it has finished, with how many rows were refused [NEXT-7, PLAT-13]', async () => {
  await api.db.run('delete from notifications')
  await send('inventory', stock)
  expect((await notificationsOf(api.db, 'importFinished')).map(({ userId, body }) => [userId, body])).toEqual([
    [people.admin, 'Import of inventory finished, 2 rows refused.'],
  ])
})
