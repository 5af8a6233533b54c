import { beforeEach, expect, test } from 'vitest'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people, type Person } from '#tests/support/distributor.ts'
import { updateUserEnforceDate } from '../user-second-factor.endpoints.ts'
import { getUser } from '../users.endpoints.ts'

const api = await startApi({ LARDER_MFA_ENFORCE_DATE: '2027-06-01' })
const [admin, colleague] = [await api.as('admin'), await api.as('colleague')]
const of = (who: Person) => ({ params: { userId: people[who] } })
const set = (mfaEnforceDate: string | null, who: Person = 'buyer') => ({ ...of(who), body: { mfaEnforceDate } })

beforeEach(async () => {
  await api.db.run('delete from second_factor_terms')
  await api.db.run(`delete from audit_entries`)
})

test('the enforce date of one user is set, shown, audited, and stands before the portal’s [AUTH-5, USERS-1]', async () => {
  const { user } = await admin.ask(getUser, of('buyer'))
  expect(user).toMatchObject({ mfaEnforceDate: null, portalMfaEnforceDate: '2027-06-01' })
  const done = await admin.ask(updateUserEnforceDate, set('2027-01-31'))
  expect(done.user).toMatchObject({ mfaEnforceDate: '2027-01-31', abilities: { enforceFactor: null } })
  const buyer = await api.as('buyer')
  expect((await buyer.ask(getMe, {})).mfaEnforceDate).toBe('2027-01-31')
  await admin.ask(updateUserEnforceDate, set(null))
  expect((await buyer.ask(getMe, {})).mfaEnforceDate).toBe('2027-06-01')
  const trail = `select details from audit_entries where action = 'user.change-enforce-date' order by id`
  expect(await api.db.rows(trail)).toEqual([
    { details: { requiredFrom: { before: null, after: '2027-01-31' } } },
    { details: { requiredFrom: { before: '2027-01-31', after: null } } },
  ])
})

test('a date that does not exist is refused by field, and a stale change with the user as they are now [AUTH-5, USERS-1]', async () => {
  const wrong = await admin.call(updateUserEnforceDate, set('2027-02-30'))
  expect(wrong).toMatchObject({ status: 400, body: { field: 'mfaEnforceDate', message: 'Date input not valid.' } })
  const { user } = await admin.ask(getUser, of('buyer'))
  await admin.ask(updateUserEnforceDate, set('2027-01-31'), { ifMatch: user.versions.secondFactor })
  const stale = await admin.call(updateUserEnforceDate, set('2027-05-05'), { ifMatch: user.versions.secondFactor })
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'user_changed', details: { user: { mfaEnforceDate: '2027-01-31' } } },
  })
})

test('without the right, out of scope and for oneself nothing is set [AUTH-5, USERS-2]', async () => {
  expect((await colleague.call(updateUserEnforceDate, set('2027-01-31'))).status).toBe(403)
  await api.db.run(`insert into user_features select $1::uuid, unnest('{viewUsers,resetMfaPhone}'::text[])`, [
    people.buyer,
  ])
  const buyer = await api.as('buyer')
  expect((await buyer.call(updateUserEnforceDate, set('2027-01-31', 'stranger'))).status).toBe(404)
  expect((await buyer.call(updateUserEnforceDate, set('2027-01-31'))).body).toMatchObject({ code: 'own_account' })
  expect(await api.db.rows('select 1 from second_factor_terms')).toEqual([])
})
