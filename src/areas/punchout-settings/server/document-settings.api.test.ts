import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { sealOf } from '#platform/seal.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import type { DocumentSettingsText } from '../document-settings.ts'
import {
  getPunchoutDocumentSettings,
  getUserPunchoutDocumentSettings,
  updatePunchoutDocumentSettings,
  updateUserPunchoutDocumentSettings,
} from '../document-settings.endpoints.ts'
import { addIntegration, enablePunchout, someSettings } from '../testing/integration.ts'
import { openDocumentSecret } from './public.ts'

const key = { SECRET_KEY: 'a key that is long enough to be one' }
const api = await startApi(key)
await enablePunchout(api, 'buyer', 'stranger')
const [buyer, stranger, admin] = await Promise.all([api.as('buyer'), api.as('stranger'), api.as('admin')])
const { id } = await addIntegration(buyer)
const params = { punchoutSettingsId: id }
const ofUser = { ...params, userId: people.buyer }
const typed: DocumentSettingsText = {
  url: 'https://buyer.example/cxml',
  sendsConfirmations: true,
  sendsShipNotices: true,
  sendsInvoices: true,
  buyerDomain: '',
  buyerIdentity: '',
  secret: '',
  removesSecret: false,
}
const read = async () => (await buyer.ask(getPunchoutDocumentSettings, { params })).documents
const save = (change: Partial<DocumentSettingsText>, ifMatch?: number) =>
  buyer.call(
    updatePunchoutDocumentSettings,
    { params, body: { documents: { ...typed, ...change } } },
    ifMatch === undefined ? {} : { ifMatch },
  )
const sealed = async () =>
  (
    await api.db.maybe<{ secret: string | null }>(
      'select secret from punchout_document_settings where settings_id = $1',
      [id],
    )
  )?.secret

test('nothing is sent before an address was entered; a change knows the version before [PUNCH-1]', async () => {
  const before = await read()
  expect(before).toMatchObject({ url: '', hasSecret: false, sendsInvoices: true })
  expect((await save({ sendsInvoices: false }, before.version)).status).toBe(200)
  expect(await read()).toMatchObject({ url: typed.url, sendsInvoices: false, version: before.version + 1 })
  const late = await save({}, before.version)
  expect([late.status, codeOf(late)]).toEqual([409, 'punchout_changed'])
  expect((late.body as { details?: object }).details).toMatchObject({ documents: { sendsInvoices: false } })
})

test('the secret is stored sealed, is in no answer and no trail, and is replaced and removed [PUNCH-1, security 48]', async () => {
  const saved = await save({ secret: 'planted <secret>' })
  expect(JSON.stringify(saved.body)).not.toContain('planted')
  expect(await read()).toMatchObject({ hasSecret: true })
  const first = (await sealed())!
  expect(first).not.toContain('planted')
  const seal = sealOf(readConfig({ NODE_ENV: 'test', ...key }))
  expect(openDocumentSecret(seal, id, first)).toBe('planted <secret>')
  // It opens for no other integration.
  expect(() => openDocumentSecret(seal, people.buyer, first)).toThrow()
  await save({ sendsConfirmations: false })
  expect(await sealed()).toBe(first)
  const trail = await api.db.rows<{ details: object }>(
    `select details from audit_entries where action = 'punchout.change-documents' and entity = $1 order by at`,
    [`punchout-settings:${id}`],
  )
  expect(trail.map(({ details }) => details)).toContainEqual(expect.objectContaining({ secret: 'entered' }))
  expect(JSON.stringify(trail)).not.toContain('planted')
  await save({ removesSecret: true })
  expect(await sealed()).toBeNull()
  expect(await read()).toMatchObject({ hasSecret: false })
})

test('a stored secret does not follow the address to another host [PUNCH-1, security 48]', async () => {
  await save({ secret: 'sesame' })
  const moved = await save({ url: 'https://thief.example/' })
  expect([codeOf(moved), (moved.body as { field?: string }).field]).toEqual([
    'documents_secret_elsewhere',
    'documents.secret',
  ])
  expect((await read()).url).toBe(typed.url)
})

test('addresses inside, of other schemes and ports are refused [PUNCH-1, NEXT-12]', async () => {
  const codes = await Promise.all(
    [
      'http://buyer.example/',
      'https://127.0.0.1/',
      'https://[::ffff:169.254.169.254]/',
      'https://db.internal/',
      'https://buyer.example:8080/',
      'https://a:b@buyer.example/',
      'ftp://buyer.example/',
      'https://10.0.0.7:8443/',
    ].map(async (url) => [url, codeOf(await save({ url, secret: 'x' }))]),
  )
  expect(Object.fromEntries(codes)).toEqual({
    'http://buyer.example/': 'documents_url_scheme',
    'https://127.0.0.1/': 'documents_url_inside',
    'https://[::ffff:169.254.169.254]/': 'documents_url_inside',
    'https://db.internal/': 'documents_url_inside',
    'https://buyer.example:8080/': 'documents_url_port',
    'https://a:b@buyer.example/': 'punchout_url_invalid',
    'ftp://buyer.example/': 'punchout_url_invalid',
    'https://10.0.0.7:8443/': 'documents_url_inside',
  })
})

test('the owner reads and changes it; that of others goes by the rules of managing users [PUNCH-1, USERS-2]', async () => {
  const body = { documents: typed }
  expect(codeOf(await stranger.call(getPunchoutDocumentSettings, { params }))).toBe('punchout_not_found')
  expect(codeOf(await stranger.call(updatePunchoutDocumentSettings, { params, body }))).toBe('punchout_not_found')
  expect((await stranger.call(getUserPunchoutDocumentSettings, { params: ofUser })).status).toBe(403)
  expect((await stranger.call(updateUserPunchoutDocumentSettings, { params: ofUser, body })).status).toBe(403)
  expect((await admin.ask(getUserPunchoutDocumentSettings, { params: ofUser })).documents).toMatchObject({
    url: typed.url,
  })
  await admin.ask(updateUserPunchoutDocumentSettings, { params: ofUser, body: { documents: { ...typed, url: '' } } })
  expect((await read()).url).toBe('')
})

test('an integration by SAP OCI is sent nothing [PUNCH-1]', async () => {
  const oci = await addIntegration(buyer, { ...someSettings(), software: 'sap-oci' })
  const call = await buyer.call(updatePunchoutDocumentSettings, {
    params: { punchoutSettingsId: oci.id },
    body: { documents: typed },
  })
  expect([call.status, codeOf(call)]).toEqual([409, 'documents_not_by_oci'])
})
