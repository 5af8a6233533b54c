import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/api.ts'
import { listPriceChanges } from '../price-changes.endpoints.ts'
import { oil, startPrices } from '../testing/start-prices.ts'

const { api, admin, dsm, restore, seen, save, saved, undo, stored } = await startPrices()
beforeEach(restore)
const byName = (one: string, other: string) => one.localeCompare(other)

describe('two at once', () => {
  test('what somebody else changed since the preview is refused with what it is now [ITEM-8]', async () => {
    const lines = await seen([oil({ startsOn: '2026-03-05' })])
    await saved(dsm, [oil({ startsOn: '2026-03-05', caseCents: 3350 })])
    const answer = await save(admin, lines)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'prices_changed', details: { changed: [{ line: 0, byName: 'dsm', now: { caseCents: 3350 } }] } },
    })
    expect((await stored('C:A')).map((row) => row.case_price_cents)).toEqual([3300, 3350])
  })

  test('of several who save the same price at once one wins, whether it is new or not [ITEM-8]', async () => {
    for (const startsOn of ['2026-03-05', '2026-03-06', '2026-03-07']) {
      if (startsOn !== '2026-03-05') await saved(admin, [oil({ startsOn })])
      if (startsOn === '2026-03-07') await saved(admin, [oil({ scope: 'L', startsOn })])
      const lines = await seen([oil({ startsOn }), oil({ scope: 'L', startsOn, caseCents: 3600 })])
      const answers = await Promise.all(
        [0, 1, 2, 3].map((by) =>
          save(
            by % 2 ? dsm : admin,
            lines.map((line) => ({ ...line, caseCents: line.caseCents! + by })),
          ),
        ),
      )
      expect(answers.map((answer) => codeOf(answer) ?? 'saved').toSorted(byName)).toEqual([
        'prices_changed',
        'prices_changed',
        'prices_changed',
        'saved',
      ])
      const won = answers.findIndex(({ ok }) => ok)
      const [ofClass, ofList] = [await stored('C:A'), await stored('L')]
      expect(ofClass.find((row) => row.starts_on === startsOn)?.case_price_cents).toBe(3400 + won)
      expect(ofList.find((row) => row.starts_on === startsOn)?.case_price_cents).toBe(3600 + won)
    }
  })
})

describe('undo', () => {
  test('restores exactly what was, also who had set it, and can be undone itself [ITEM-8]', async () => {
    const first = await saved(dsm, [oil({ startsOn: '2026-03-05', caseCents: 3350 })])
    const before = await api.db.rows('select * from item_prices order by item_number, scope, starts_on')
    const second = await saved(admin, [
      oil({ startsOn: '2026-03-05', caseCents: 3360, endsOn: '2026-03-20' }),
      oil({ startsOn: '2020-01-01', caseCents: 3300, endsOn: '2026-03-15' }),
      oil({ scope: 'S:0000101', caseCents: 2900 }),
    ])
    const after = await api.db.rows('select * from item_prices order by item_number, scope, starts_on')
    expect(after).not.toEqual(before)
    const undone = await undo(dsm, second)
    expect(codeOf(undone)).toBeNull()
    expect(await api.db.rows('select * from item_prices order by item_number, scope, starts_on')).toEqual(before)
    expect(codeOf(await undo(admin, second))).toBe('price_change_undone')
    const again = (undone.body as { priceChangeId: string }).priceChangeId
    expect(codeOf(await undo(admin, again))).toBeNull()
    expect(await api.db.rows('select * from item_prices order by item_number, scope, starts_on')).toEqual(after)
    const { changes } = await admin.ask(listPriceChanges, { query: { division: 'NLV' } })
    expect(changes.map(({ undoes }) => undoes)).toEqual([again, second, null, null])
    expect(changes.at(-1)!.id).toBe(first)
  })

  test('nothing is undone while one price was changed since, and each has its sentence [ITEM-8]', async () => {
    const id = await saved(admin, [
      oil({ startsOn: '2026-03-05' }),
      oil({ scope: 'L', startsOn: '2026-03-05', caseCents: 3600 }),
    ])
    await saved(dsm, [oil({ startsOn: '2026-03-05', caseCents: 3350 })])
    const answer = await undo(admin, id)
    expect(answer).toMatchObject({ status: 409, body: { code: 'price_change_not_undoable' } })
    const { changed } = (answer.body as unknown as { details: { changed: string[] } }).details
    expect(changed).toHaveLength(1)
    expect(changed[0]).toMatch(
      /^Item 0001002 for class A from .* is \$33\.50 a case, until further notice now, set by dsm\.$/,
    )
    expect((await stored('L')).at(-1)!.case_price_cents).toBe(3600)
  })

  test('of two who undo at once one does [ITEM-8]', async () => {
    const id = await saved(admin, [oil({ startsOn: '2026-03-05' })])
    const codes = (await Promise.all([undo(admin, id), undo(dsm, id), undo(admin, id)])).map(codeOf)
    expect(codes.map((code) => code ?? 'undone').toSorted(byName)).toEqual([
      'price_change_undone',
      'price_change_undone',
      'undone',
    ])
    expect(await stored('C:A')).toHaveLength(1)
  })
})
