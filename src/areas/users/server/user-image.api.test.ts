import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { requestProfileImageUpload } from '#areas/profile/profile.endpoints.ts'
import { putUpload } from '#platform/uploads/uploads.endpoints.ts'
import { type Client, startApi } from '#tests/support/api.ts'
import { people, type Person } from '#tests/support/distributor.ts'
import { getUser, updateUserImage } from '../users.endpoints.ts'

const api = await startApi({ DATA_DIR: await mkdtemp(join(tmpdir(), 'larder-images-')) })
const [admin, dsm] = await Promise.all([api.as('admin'), api.as('dsm')])
const of = (who: Person) => ({ userId: people[who] })
const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#4a7' } })
  .jpeg()
  .toBuffer()

/** An upload of this person's own; returns what to save. */
async function uploaded(who: Client): Promise<string> {
  const { uploadUrl, profileImageUrl } = await who.ask(requestProfileImageUpload, {
    body: { type: 'image/jpeg', size: photo.length },
  })
  const url = new URL(uploadUrl, 'http://larder')
  const params = { uploadId: url.pathname.split('/').at(-1)! }
  const query = { grant: url.searchParams.get('grant')! }
  await who.ask(putUpload, { params, query }, { headers: { 'content-type': 'image/jpeg' }, bytes: photo })
  return profileImageUrl
}
const save = (who: Client, whom: Person, profileImageUrl: string | null) =>
  who.call(updateUserImage, { params: of(whom), body: { profileImageUrl } })

test('a manager gives a user a picture and takes it away; both are audited [USERS-1]', async () => {
  const url = await uploaded(admin)
  expect((await save(admin, 'buyer', url)).body).toMatchObject({ user: { profileImageUrl: url } })
  expect((await save(admin, 'buyer', null)).body).toMatchObject({ user: { profileImageUrl: null } })
  const trail = await api.db.rows(`select 1 from audit_entries where action = 'user.change-image'`)
  expect(trail).toHaveLength(2)
})

test('an address from elsewhere, another’s upload and one that was used are refused [USERS-1]', async () => {
  const url = await uploaded(admin)
  await save(admin, 'buyer', url)
  expect((await save(admin, 'colleague', url)).body).toMatchObject({ code: 'upload_expired' })
  const others = await uploaded(await api.as('stranger'))
  expect((await save(admin, 'colleague', others)).body).toMatchObject({ code: 'upload_expired' })
  for (const elsewhere of ['https://evil.example/x.png', '/api/profile-images/../../etc/passwd', 'javascript:1'])
    expect((await save(admin, 'colleague', elsewhere)).body).toMatchObject({ code: 'profile_image_unknown' })
  expect((await admin.ask(getUser, { params: of('colleague') })).user.profileImageUrl).toBeNull()
})

test('who may not change the user may not change the picture [USERS-2]', async () => {
  expect((await save(dsm, 'buyer', null)).body).toMatchObject({ code: 'feature_missing' })
  expect((await save(admin, 'admin', null)).body).toMatchObject({ code: 'own_account' })
})
