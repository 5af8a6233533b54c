import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '#tests/support/fake-storage.ts'

const kept = async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
const create = async (name: string) => (await openDB(name, 1)).close()

/** As a page that has just been loaded has it. */
async function freshPage() {
  vi.resetModules()
  return import('./kept-databases.ts')
}

beforeEach(() => void fakeStorage())

test('a sign-out is over when nothing is kept any more, also of what was just being opened [CART-14, NEXT-9]', async () => {
  const page = await freshPage()
  localStorage.setItem('larder.kept.ana.typed', '7')
  await create(page.keptDatabase('ana', 'counts'))
  await create('another site’s')
  const opening = page.openKeptDatabase(async () => create(page.keptDatabase('ana', 'receipts')))
  await Promise.resolve()
  await page.forgetEverythingKept()
  await opening
  expect([await kept(), Object.keys(localStorage)]).toEqual([['another site’s'], []])
  expect(page.mayKeepDatabases()).toBe(false)
  await expect(page.openKeptDatabase(() => create(page.keptDatabase('ana', 'late')))).rejects.toThrow('Nobody')
})

test('what a page that ended while signing out left is deleted before the next one opens anything [CART-14, NEXT-9]', async () => {
  const ended = await freshPage()
  await create(ended.keptDatabase('ana', 'counts'))
  // The page ends: its deletions are never made.
  const blocked = vi.spyOn(indexedDB, 'databases').mockReturnValue(new Promise(() => {}))
  void ended.forgetEverythingKept()
  await Promise.resolve()
  blocked.mockRestore()
  expect(await kept()).toContain(ended.keptDatabase('ana', 'counts'))

  const next = await freshPage()
  next.finishForgetting()
  await next.openKeptDatabase(() => create(next.keptDatabase('ben', 'counts')))
  expect((await kept()).filter((name) => name.startsWith('larder.'))).toEqual([next.keptDatabase('ben', 'counts')])
  expect(Object.keys(localStorage)).toEqual([])

  // A page that was left in another way deletes nothing.
  ;(await freshPage()).finishForgetting()
  expect(await kept()).toContain(next.keptDatabase('ben', 'counts'))
})
