import { expect, test } from 'vitest'
import { startLoginAs } from '#areas/login-as/login-as.endpoints.ts'
import { browserOf } from '#areas/login-as/testing/browser-of.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import {
  createPunchoutSettings,
  createUserPunchoutSettings,
  deletePunchoutSettings,
  deleteUserPunchoutSettings,
  getPunchoutMetadata,
  listPunchoutSettings,
  listUserPunchoutSettings,
  updatePunchoutSettings,
  updateUserPunchoutSettings,
} from '../punchout-settings.endpoints.ts'
import { addIntegration, enablePunchout, someSettings } from '../testing/integration.ts'

const api = await startApi({ PUBLIC_URL: 'http://order.dist.example', LARDER_PUNCHOUT_DOMAIN: 'DUNS' })
await enablePunchout(api, 'buyer', 'stranger')
const [buyer, stranger, dsr, admin] = await Promise.all([
  api.as('buyer'),
  api.as('stranger'),
  api.as('dsr'),
  api.as('admin'),
])
const at = (punchoutSettingsId: string) => ({ params: { punchoutSettingsId } })
const trailOf = (id: string) =>
  api.db.rows<{ action: string; by: string; details: object }>(
    `select action, real_user_id as by, details from audit_entries where entity = $1 order by at, id`,
    [`punchout-settings:${id}`],
  )

test('what is created is listed with its defaults, and the answer is that of the specification [PUNCH-1]', async () => {
  const settings = someSettings()
  const { status, body } = await buyer.call(createPunchoutSettings, { body: { settings } })
  expect(status).toBe(201)
  expect(body).toEqual({
    isSuccess: true,
    message: 'Punchout integration added successfully',
    settings: {
      ...settings,
      id: expect.any(String),
      softwareName: 'Coupa',
      procurementSoftwareUrl: '',
      uomMapCase: 'CS',
      uomMapEach: 'EA',
      allowShipToChange: false,
      allowShipTosByGroupOfDefault: false,
      secretCreatedOn: null,
      mappedShipTos: 0,
      version: 1,
    },
    shipTosMapping: [],
  })
  const { settings: listed } = await buyer.ask(listPunchoutSettings, {})
  expect(listed.map(({ senderIdentity }) => senderIdentity)).toContain(settings.senderIdentity)
})

test('customers get the addresses and the credential of the portal [PUNCH-1]', async () => {
  const { metadata } = await buyer.ask(getPunchoutMetadata, {})
  expect(metadata).toMatchObject({
    setupUrl: 'http://order.dist.example/punchout/setup',
    orderUrl: 'http://order.dist.example/punchout/orders',
    senderDomain: 'DUNS',
    senderIdentity: 'order.dist.example',
  })
})

test('a wrong value is refused at its field, and nothing is stored [PUNCH-1]', async () => {
  const before = (await buyer.ask(listPunchoutSettings, {})).settings.length
  const refused = async (change: object) => {
    const answer = await buyer.call(createPunchoutSettings, { body: { settings: { ...someSettings(), ...change } } })
    return answer.ok ? null : [answer.body.field, answer.body.message]
  }
  expect(await refused({ senderDomain: ' ' })).toEqual(['settings.senderDomain', 'Required'])
  expect(await refused({ software: 'excel' })).toEqual(['settings.software', 'Required'])
  expect(await refused({ procurementSoftwareUrl: 'coupa' })).toEqual([
    'settings.procurementSoftwareUrl',
    'Please enter a valid URL',
  ])
  expect(await refused({ software: 'sap-oci', uomMapEach: 'EACH' })).toEqual([
    'settings.uomMapEach',
    'SAP OCI takes at most 3 characters',
  ])
  expect((await buyer.ask(listPunchoutSettings, {})).settings).toHaveLength(before)
})

test('the same sender pair twice for one user is refused, whatever its case; another user may have it [PUNCH-1]', async () => {
  const settings = someSettings()
  const one = await addIntegration(buyer, settings)
  const again = { ...settings, senderIdentity: ` ${settings.senderIdentity.toLowerCase()}` }
  const refused = await buyer.call(createPunchoutSettings, { body: { settings: again } })
  expect([codeOf(refused), refused.ok || refused.body.field]).toEqual([
    'punchout_sender_taken',
    'settings.senderIdentity',
  ])
  const other = await addIntegration(buyer)
  const moved = await buyer.call(updatePunchoutSettings, {
    ...at(other.id),
    body: { settings: { senderIdentity: settings.senderIdentity } },
  })
  expect(codeOf(moved)).toBe('punchout_sender_taken')
  const kept = await buyer.call(updatePunchoutSettings, { ...at(one.id), body: { settings: { uomMapCase: 'CA' } } })
  expect(kept.ok).toBe(true)
  expect((await stranger.call(createPunchoutSettings, { body: { settings } })).ok).toBe(true)
})

test('of five that add the same pair at once one succeeds [PUNCH-1]', async () => {
  const settings = someSettings()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => buyer.call(createPunchoutSettings, { body: { settings } })),
  )
  expect(answers.filter((each) => codeOf(each) === 'punchout_sender_taken')).toHaveLength(4)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a change keeps what it does not name, and a stale one is refused with the latest [PUNCH-1]', async () => {
  const { id, version } = await addIntegration(buyer)
  const first = await buyer.ask(
    updatePunchoutSettings,
    { ...at(id), body: { settings: { allowShipToChange: true, allowShipTosByGroupOfDefault: true } } },
    { ifMatch: version },
  )
  expect(first.settings).toMatchObject({ allowShipTosByGroupOfDefault: true, uomMapCase: 'CS', version: 2 })
  const stale = await buyer.call(
    updatePunchoutSettings,
    { ...at(id), body: { settings: { uomMapCase: 'CA' } } },
    { ifMatch: version },
  )
  expect(stale.ok ? null : [stale.status, stale.body.code, stale.body.details]).toEqual([
    409,
    'punchout_changed',
    { settings: first.settings },
  ])
  const off = await buyer.ask(updatePunchoutSettings, { ...at(id), body: { settings: { allowShipToChange: false } } })
  expect(off.settings.allowShipTosByGroupOfDefault).toBe(false)
})

test('what is deleted is gone, once [PUNCH-1]', async () => {
  const { id } = await addIntegration(buyer)
  expect(await buyer.ask(deletePunchoutSettings, at(id))).toEqual({
    isSuccess: true,
    message: 'Punchout integration deleted successfully',
    punchoutSettingsId: id,
  })
  expect(codeOf(await buyer.call(deletePunchoutSettings, at(id)))).toBe('punchout_not_found')
})

test('an integration of somebody else is not there: neither to read, nor to change, nor to delete [PUNCH-1, ACCESS-4]', async () => {
  const { id } = await addIntegration(buyer)
  const missing = at('018f0000-0000-7000-8000-00000000dead')
  const body = { settings: { senderDomain: 'stolen' } }
  for (const [theirs, none] of [
    [
      await stranger.call(updatePunchoutSettings, { ...at(id), body }),
      await stranger.call(updatePunchoutSettings, { ...missing, body }),
    ],
    [await stranger.call(deletePunchoutSettings, at(id)), await stranger.call(deletePunchoutSettings, missing)],
  ])
    expect([theirs!.status, theirs!.body]).toEqual([404, none!.body])
  // Nor under the name of a user whom they manage.
  const ofOther = { params: { userId: people.stranger, punchoutSettingsId: id }, body }
  expect(codeOf(await admin.call(updateUserPunchoutSettings, ofOther))).toBe('punchout_not_found')
  expect((await buyer.ask(listPunchoutSettings, {})).settings.find((each) => each.id === id)?.senderDomain).toBe(
    'NetworkId',
  )
})

test('without the feature nobody has integrations, and staff logged in as a customer manage none [PUNCH-1, AUTH-8]', async () => {
  expect((await dsr.call(listPunchoutSettings, {})).status).toBe(403)
  const proxy = await browserOf(api, 'dsr')
  await proxy.ask(startLoginAs, { body: { userId: people.buyer } })
  expect(codeOf(await proxy.call(listPunchoutSettings, {}))).toBe('not_while_logged_in_as')
  expect(codeOf(await proxy.call(createPunchoutSettings, { body: { settings: someSettings() } }))).toBe(
    'not_while_logged_in_as',
  )
})

test('a manager acts for a selected user, by the rules of managing users, and the trail says who it was [PUNCH-1, USERS-2]', async () => {
  const params = { userId: people.stranger }
  const { settings } = await admin.ask(createUserPunchoutSettings, { params, body: { settings: someSettings() } })
  const one = { params: { ...params, punchoutSettingsId: settings.id } }
  await admin.ask(updateUserPunchoutSettings, { ...one, body: { settings: { senderDomain: 'DUNS' } } })
  expect((await stranger.ask(listPunchoutSettings, {})).settings.map(({ id }) => id)).toContain(settings.id)
  expect((await admin.ask(listUserPunchoutSettings, { params })).settings.map(({ id }) => id)).toContain(settings.id)
  await admin.ask(deleteUserPunchoutSettings, one)
  expect(await trailOf(settings.id)).toEqual([
    { action: 'punchout.create', by: people.admin, details: expect.objectContaining(params) },
    {
      action: 'punchout.change',
      by: people.admin,
      details: { ...params, senderDomain: { before: 'NetworkId', after: 'DUNS' } },
    },
    { action: 'punchout.delete', by: people.admin, details: expect.objectContaining(params) },
  ])
})

test('nobody acts for a user out of their care, for themselves here, or for one without punchout or access [PUNCH-1, USERS-2]', async () => {
  const list = (who: typeof admin, userId: string) => who.call(listUserPunchoutSettings, { params: { userId } })
  expect((await list(buyer, people.colleague)).status).toBe(403)
  await api.db.run(`insert into user_features values ($1, 'updateUserProfile')`, [people.dsr])
  expect((await list(dsr, people.buyer)).status).toBe(200)
  expect(codeOf(await list(dsr, people.stranger))).toBe('user_not_found')
  expect(codeOf(await list(admin, people.admin))).toBe('own_account')
  expect(codeOf(await list(admin, people.colleague))).toBe('punchout_not_enabled')
  await api.db.run('update users set is_active = false where id = $1', [people.stranger])
  expect(codeOf(await list(admin, people.stranger))).toBe('punchout_user_inactive')
  const params = { userId: people.stranger }
  const adding = await admin.call(createUserPunchoutSettings, { params, body: { settings: someSettings() } })
  expect(codeOf(adding)).toBe('punchout_user_inactive')
})
