import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { updateUserProfile } from '#areas/users/users.endpoints.ts'
import { updateProfile } from '../profile.endpoints.ts'

const api = await startApi()
const [buyer, dsr] = await Promise.all([api.as('buyer'), api.as('dsr')])
const body = {
  displayName: 'Mara O.',
  firstName: ' Mara ',
  lastName: 'Okafor',
  phone: '+1 (702) 555-0100',
  hasProfileImage: false,
  profileImageUrl: null,
}

test('names and phone are saved tidily, and the trail says which changed without their text [PROFILE-2]', async () => {
  const { message, updatedInfo } = await buyer.ask(updateProfile, { body })
  expect(message).toBe('Profile updated successfully')
  expect(updatedInfo).toMatchObject({ firstName: 'Mara', name: 'Mara Okafor', phone: '+17025550100' })
  const { details } = await api.db.row<{ details: object }>(
    `select details from audit_entries where action = 'profile.update' and user_id = $1`,
    [people.buyer],
  )
  expect(details).toEqual({ changed: ['displayName', 'firstName', 'lastName', 'phone'] })
})

test('a change carries what was changed; a stale one is refused, and a manager counts as somebody else [PROFILE-2, CUST-2]', async () => {
  const { versions, lastName } = await buyer.ask(getMe, {})
  const one = await buyer.ask(updateProfile, { body: { displayName: 'M.' } }, { ifMatch: versions.profile })
  expect(one.updatedInfo).toMatchObject({ displayName: 'M.', firstName: 'Mara', lastName, phone: '+17025550100' })
  const admin = await api.as('admin')
  const params = { userId: people.buyer }
  await admin.ask(
    updateUserProfile,
    { params, body: { lastName: 'Okafor-Lind' } },
    { ifMatch: one.updatedInfo.version },
  )
  const late = { body: { displayName: 'Mara O.' } }
  const stale = await buyer.call(updateProfile, late, { ifMatch: one.updatedInfo.version })
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'profile_changed', details: { displayName: 'M.', lastName: 'Okafor-Lind' } },
  })
  const { version } = (stale.body as unknown as { details: { version: number } }).details
  const again = await buyer.ask(updateProfile, late, { ifMatch: version })
  expect(again.updatedInfo).toMatchObject({ displayName: 'Mara O.', lastName: 'Okafor-Lind', name: 'Mara Okafor-Lind' })
})

test('a bad field is named with the words of the form, and nothing is saved [PROFILE-2]', async () => {
  const noName = await buyer.call(updateProfile, { body: { ...body, firstName: ' ', displayName: 'X' } })
  expect([noName.status, noName.body]).toMatchObject([400, { field: 'firstName', message: 'Required' }])
  const badPhone = await buyer.call(updateProfile, { body: { ...body, phone: '+1 12', displayName: 'X' } })
  expect([badPhone.status, badPhone.body]).toMatchObject([
    400,
    { field: 'phone', message: 'Invalid United States phone number' },
  ])
  const saved = await api.db.row<{ name: string }>('select display_name as name from users where id = $1', [
    people.buyer,
  ])
  expect(saved.name).toBe('Mara O.')
})

test('staff cannot change their name here [PROFILE-2]', async () => {
  const answer = await dsr.call(updateProfile, { body })
  expect([answer.status, answer.body]).toMatchObject([403, { code: 'profile_kept_by_office' }])
})

test.each([
  'https://evil.example/pixel.png',
  '/api/me',
  '/api/profile-images/0f8fad5b-d9cb-469f-a165-70867728950e-256.webp?x=https://evil.example',
])('%s is refused as a picture [PROFILE-2]', async (profileImageUrl) => {
  const answer = await buyer.call(updateProfile, { body: { ...body, hasProfileImage: true, profileImageUrl } })
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'profile_image_unknown' }])
})
