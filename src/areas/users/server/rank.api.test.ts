import { expect, test } from 'vitest'
import { usersServer } from '../users.server.ts'
import { areas } from '#app/areas.server.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { validInput } from '#tests/support/input-shapes.ts'

const api = await startApi()
// Customer service may do all of this to customers and to peers, and holds less than a portal
// admin.
await api.db.run(`update users set role = 'customerService' where id = $1`, [people.dsr])
await api.db.run(`insert into user_features values ($1, 'deactivateUser')`, [people.dsr])
const clerk = await api.as('dsr')

const changing = areas
  .flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
  .filter(({ path, method }) => path.includes('/users/:userId') && method !== 'GET')

const change = (endpoint: Endpoint, userId: string) => {
  const body = endpoint.body && (validInput(endpoint.body) as object)
  // A picture is looked at before anything else; none is asked for.
  const more = body && 'profileImageUrl' in body ? { ...body, profileImageUrl: null } : body
  // Another id in the path names nothing that is there: what is asked is whose account it is.
  const params = { userId, sessionId: people.admin, punchoutSettingsId: people.admin, messageId: people.admin }
  const [rawType] = endpoint.rawBody ?? []
  const raw = rawType === undefined ? {} : { bytes: Buffer.from('<a/>'), headers: { 'content-type': rawType } }
  return clerk.call(endpoint, { params, ...(more && { body: more }) } as never, raw)
}

test.each(changing.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is refused about somebody who holds more, and about oneself [USERS-2, security 6]',
  async (_, endpoint) => {
    const before = await api.db.rows('select * from users order by id')
    const above = await change(endpoint, people.admin)
    expect([above.status, above.body]).toMatchObject([403, { code: 'user_holds_more' }])
    const own = await change(endpoint, people.dsr)
    expect([own.status, own.body]).toMatchObject([403, { code: 'own_account' }])
    expect(await api.db.rows('select * from users order by id')).toEqual(before)
  },
)

test('these are all the calls that change a user', () => {
  expect(changing.map(({ name }) => name)).toContain('saveUserInvoiceFormat')
  // The other six read, or name no single user in their path.
  expect(changing.length).toBeGreaterThanOrEqual(usersServer.handlers!.length - 6)
})
