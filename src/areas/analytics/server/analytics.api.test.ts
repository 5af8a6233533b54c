import { beforeEach, expect, test } from 'vitest'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { countScreens, updateAnalyticsOptOut, updatePrivacy } from '../analytics.endpoints.ts'

const api = await startApi()
const [buyer, dsr] = await Promise.all([api.as('buyer'), api.as('dsr')])
const optOut = (analyticsOptOut: boolean) => buyer.ask(updateAnalyticsOptOut, { body: { analyticsOptOut } })
const count = (...screens: string[]) => buyer.ask(countScreens, { body: { screens } })
const kept = () => api.db.rows<{ screen: string; visits: number }>('select screen, visits from usage_counts order by 1')

beforeEach(async () => {
  await api.db.run('delete from usage_counts')
  await api.db.run('update users set analytics_opt_out = null')
})

test('until somebody was asked, nothing is counted [PROFILE-8]', async () => {
  expect((await buyer.ask(getMe, {})).privacy.analyticsOptOut).toBeNull()
  expect(await count('/shop')).toEqual({ counted: 0 })
  expect(await kept()).toEqual([])
})

test('opting in counts screens without a name; opting out ends it whatever the browser sends [PROFILE-8]', async () => {
  expect((await optOut(false)).message).toBe('Successfully opted in')
  await count('/shop', '/shop', '/items/0012345')
  await count('/shop')
  expect(await kept()).toEqual([{ screen: '/shop', visits: 3 }])
  expect((await optOut(true)).message).toBe('Successfully opted out')
  expect((await buyer.ask(getMe, {})).privacy.analyticsOptOut).toBe(true)
  await count('/shop')
  expect(await kept()).toEqual([{ screen: '/shop', visits: 3 }])
})

test('the specification’s path stores the same choice [PROFILE-8]', async () => {
  for (const [analyticsOptOut, message] of [
    [true, 'Successfully opted out'],
    [false, 'Successfully opted in'],
  ] as const) {
    expect(updatePrivacy.path).toBe('/user/privacy')
    expect((await buyer.ask(updatePrivacy, { body: { analyticsOptOut } })).message).toBe(message)
    expect((await buyer.ask(getMe, {})).privacy.analyticsOptOut).toBe(analyticsOptOut)
  }
  expect((await dsr.call(updatePrivacy, { body: { analyticsOptOut: true } })).status).toBe(403)
  expect((await api.nobody.call(updatePrivacy, { body: { analyticsOptOut: true } })).status).toBe(401)
})

test('nobody fills the day with made-up screens [PROFILE-8]', async () => {
  await optOut(false)
  const name = (i: number) => `/made-up-${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`
  for (let from = 0; from < 500; from += 50) await count(...Array.from({ length: 50 }, (_, i) => name(from + i)))
  expect((await kept()).length).toBeLessThanOrEqual(350)
})

test('staff are neither asked nor counted [PROFILE-8]', async () => {
  expect((await dsr.call(updateAnalyticsOptOut, { body: { analyticsOptOut: false } })).status).toBe(403)
  expect(await dsr.ask(countScreens, { body: { screens: ['/shop'] } })).toEqual({ counted: 0 })
})
