import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { saveUserInvoiceFormat } from '../user-invoice-format.endpoints.ts'

const api = await startApi()
const [buyer, dsr, admin] = await Promise.all([api.as('buyer'), api.as('dsr'), api.as('admin')])
const formatOf = async (person: keyof typeof people) =>
  (
    await api.db.row<{ format: number | null }>('select invoice_format as format from users where id = $1', [
      people[person],
    ])
  ).format

test('a manager sets the format of a user of all whose customers they serve, and the trail says so [PROFILE-7]', async () => {
  const params = { userId: people.stranger }
  await admin.ask(saveUserInvoiceFormat, { params, body: { formatId: 4 } })
  expect(await formatOf('stranger')).toBe(4)
  const trail = `select real_user_id as "by" from audit_entries where action = 'user.change-invoice-format' and entity = $1`
  expect(await api.db.rows(trail, [`user:${people.stranger}`])).toEqual([{ by: people.admin }])
})

test('without the feature, or out of scope, no format changes; a user out of scope is reported as missing [PROFILE-7, ACCESS-4]', async () => {
  const set = (who: typeof dsr, userId: string) =>
    who.call(saveUserInvoiceFormat, { params: { userId }, body: { formatId: 1 } })
  expect((await set(buyer, people.colleague)).status).toBe(403)
  expect((await set(dsr, people.buyer)).status).toBe(403)
  await api.db.run(`insert into user_features values ($1, 'updateUserProfile')`, [people.dsr])
  expect((await set(dsr, people.buyer)).status).toBe(200)
  const foreign = await set(dsr, people.stranger)
  const missing = await set(dsr, '018f0000-0000-7000-8000-00000000dead')
  expect([foreign.status, missing.body]).toEqual([404, foreign.body])
  expect(await formatOf('stranger')).toBe(4)
})
