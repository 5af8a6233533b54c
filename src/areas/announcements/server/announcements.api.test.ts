import { beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import type { AnnouncementText } from '../announcement.ts'
import {
  createBanner,
  deleteBanner,
  listAnnouncements,
  listBanners,
  listPublicAnnouncements,
  sortBanners,
  updateBanner,
} from '../announcements.endpoints.ts'

const api = await startApi()
const [admin, buyer, prospect] = await Promise.all([api.as('admin'), api.as('buyer'), api.as('prospect')])

const text = (change: Partial<AnnouncementText> = {}): AnnouncementText => ({
  name: 'A',
  value: 'Something to know',
  features: 'YESAUTH',
  deviceType: 0,
  startsOn: null,
  endsOn: null,
  ...change,
})
const add = async (change: Partial<AnnouncementText>) =>
  (await admin.ask(createBanner, { body: text(change) })).bannerId
const seenBy = async (who: typeof buyer, deviceType: '1' | '2' = '1') =>
  (await who.ask(listAnnouncements, { query: { deviceType } })).announcements.map(({ value }) => value)
const seenByNobody = async () =>
  (await api.nobody.ask(listPublicAnnouncements, {})).announcements.map(({ value }) => value)

beforeEach(async () => {
  await api.db.run('delete from announcements')
})

test('each audience reads its own announcements in order, and nobody whom they are for [SHELL-4]', async () => {
  await add({ value: 'for all signed in' })
  await add({ value: 'for signed out', features: 'NOAUTH' })
  await add({ value: 'for cart users', features: 'makePayment,manageCart' })
  await add({ value: 'for staff', features: 'manageBanners' })
  expect(await seenBy(buyer)).toEqual(['for all signed in', 'for cart users'])
  expect(await seenBy(prospect)).toEqual(['for all signed in'])
  expect(await seenBy(admin)).toEqual(['for all signed in', 'for cart users', 'for staff'])
  const answer = await api.nobody.call(listPublicAnnouncements, {})
  expect(answer.body).toEqual({ announcements: [expect.anything()], nextChangeInMs: null })
  expect(JSON.stringify(answer.body)).not.toContain('features')
  expect(await seenByNobody()).toEqual(['for signed out'])
})

test('a cache on the way keeps neither list [SHELL-4]', async () => {
  for (const answer of [await api.nobody.call(listPublicAnnouncements, {}), await buyer.call(listAnnouncements, {})]) {
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('device type and the time of the server decide, and the list says when it changes [SHELL-4]', async () => {
  const at = (seconds: number) => new Date(api.clock.now().getTime() + seconds * 1000).toISOString()
  await add({ value: 'web', deviceType: 1, endsOn: at(5) })
  await add({ value: 'mobile', deviceType: 2 })
  await add({ value: 'later', startsOn: at(60), endsOn: at(120) })
  await add({ value: 'later for others', startsOn: at(1), features: 'manageBanners' })
  expect([await seenBy(buyer), await seenBy(buyer, '2')]).toEqual([['web'], ['mobile']])
  expect((await buyer.ask(listAnnouncements, {})).nextChangeInMs).toBe(5_000)
  api.clock.set(new Date(at(60)))
  expect(await seenBy(buyer)).toEqual(['later'])
})

test('an announcement is changed as it was read, ended and deleted, each with a line in the audit trail [STAFF-2]', async () => {
  const bannerId = await add({ name: 'B' })
  const change = (version: number, body: AnnouncementText) =>
    admin.call(updateBanner, { params: { bannerId }, body }, { ifMatch: version })
  expect((await change(1, text({ name: 'C' }))).status).toBe(200)
  expect((await change(1, text({ name: 'D' }))).body).toMatchObject({ code: 'announcement_changed' })
  const ended = text({ name: 'C', endsOn: api.clock.now().toISOString() })
  expect((await change(2, ended)).status).toBe(200)
  expect(await seenBy(buyer)).toEqual([])
  expect((await admin.ask(listBanners, {})).banners).toMatchObject([{ name: 'C', version: 3, changedByName: 'admin' }])
  expect((await admin.call(deleteBanner, { params: { bannerId } })).status).toBe(200)
  expect((await admin.call(deleteBanner, { params: { bannerId } })).status).toBe(404)
  const lines = await api.db.rows<{ action: string }>(
    'select action from audit_entries where entity = $1 order by id',
    [`announcement:${bannerId}`],
  )
  expect(lines.map(({ action }) => action)).toEqual([
    'announcement.create',
    'announcement.change',
    'announcement.change',
    'announcement.delete',
  ])
})

test('an announcement without features is for those who are signed out [SHELL-4]', async () => {
  await add({ value: 'for whoever comes by', features: '' })
  expect([await seenByNobody(), await seenBy(buyer)]).toEqual([['for whoever comes by'], []])
})

test('an invalid date is refused naming its field, and the list still loads for everybody [STAFF-2, PLAT-14]', async () => {
  const bannerId = await add({})
  for (const instant of [
    '99999-01-01',
    '2026',
    '\\',
    '2026-02-30T00:00:00Z',
    'infinity',
    'tomorrow',
    'epoch',
    'J2462000',
  ]) {
    for (const field of ['startsOn', 'endsOn'] as const) {
      const answer = await admin.call(createBanner, { body: text({ [field]: instant }) })
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_request', field }])
      const changed = await admin.call(
        updateBanner,
        { params: { bannerId }, body: text({ [field]: instant }) },
        { ifMatch: 1 },
      )
      expect([changed.status, changed.body]).toMatchObject([400, { code: 'invalid_request', field }])
    }
  }
  expect((await admin.ask(listBanners, {})).banners).toMatchObject([{ version: 1, startsOn: null, endsOn: null }])
})

test('a stored instant that cannot be written in four digits fails no list [STAFF-2, PLAT-14]', async () => {
  const [odd] = [await add({ value: 'odd' }), await add({ value: 'even' })]
  for (const [startsOn, endsOn] of [
    [null, '99999-01-01'],
    [null, 'infinity'],
    ['-infinity', null],
    ['0044-03-15 BC', null],
  ]) {
    await api.db.run('update announcements set starts_on = $2, ends_on = $3 where id = $1', [odd, startsOn, endsOn])
    expect(await seenBy(buyer)).toEqual(['odd', 'even'])
    expect((await admin.ask(listBanners, {})).banners.map(({ id }) => id)).toContain(odd)
  }
})

test('an order that misses one changes nothing [STAFF-2]', async () => {
  const [a, b] = [await add({ value: 'a' }), await add({ value: 'b' })]
  const lost = await admin.call(sortBanners, { body: { bannerIds: [b] } })
  expect([lost.status, lost.body]).toMatchObject([409, { code: 'announcement_order_changed' }])
  expect((await admin.call(sortBanners, { body: { bannerIds: [b, a] } })).status).toBe(200)
  expect(await seenBy(buyer)).toEqual(['b', 'a'])
})

test('only those who may manage banners maintain them, and unknown features are refused [STAFF-2, ACCESS-4]', async () => {
  for (const who of [buyer, await api.as('dsr')]) {
    expect((await who.call(createBanner, { body: text() })).status).toBe(403)
    expect((await who.call(listBanners, {})).status).toBe(403)
  }
  const wrong = await admin.call(createBanner, { body: text({ features: 'flyToTheMoon' }) })
  expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'announcement_feature_unknown', field: 'features' }])
  expect(await api.db.rows('select 1 from announcements')).toEqual([])
})

test('open browsers are notified of a change, without whom it is for [STAFF-2, UI-8]', async () => {
  const heard = await api.listen('buyer')
  await add({ features: 'manageBanners' })
  await expect.poll(() => heard).toEqual([{ topic: 'announcements' }])
})
