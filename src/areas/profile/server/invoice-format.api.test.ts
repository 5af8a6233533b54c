import { expect, test } from 'vitest'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { getInvoiceFormatPreview, listInvoiceFormats, saveInvoiceFormat } from '../invoice-formats.endpoints.ts'

const api = await startApi({ LARDER_DEFAULT_INVOICE_FORMAT: '2' })
const buyer = await api.as('buyer')

test('a user chooses a format, which comes with the current user; until then it is the default [PROFILE-7]', async () => {
  expect((await buyer.ask(getMe, {})).invoiceFormatId).toBeNull()
  expect((await buyer.ask(listInvoiceFormats, {})).defaultFormatId).toBe(2)
  expect((await buyer.ask(saveInvoiceFormat, { body: { formatId: 3 } })).formatId).toBe(3)
  expect((await buyer.ask(getMe, {})).invoiceFormatId).toBe(3)
})

test('a format that does not exist is refused [PROFILE-7]', async () => {
  const answer = await buyer.call(saveInvoiceFormat, { body: { formatId: 9 } })
  expect([answer.status, answer.body]).toMatchObject([400, { field: 'formatId' }])
  expect((await buyer.call(getInvoiceFormatPreview, { params: { formatId: '9' } })).status).toBe(404)
})

test('a choice made not knowing the latest one is refused, and says which it is [PROFILE-7, CUST-2]', async () => {
  const { versions } = await buyer.ask(getMe, {})
  const { version } = await buyer.ask(saveInvoiceFormat, { body: { formatId: 4 } }, { ifMatch: versions.invoiceFormat })
  const stale = await buyer.call(saveInvoiceFormat, { body: { formatId: 1 } }, { ifMatch: versions.invoiceFormat })
  expect(stale).toMatchObject({ status: 409, body: { code: 'profile_changed', details: { formatId: 4, version } } })
  const after = await buyer.ask(getMe, {})
  expect([after.invoiceFormatId, after.versions.invoiceFormat]).toEqual([4, version])
})

test('a preview is a picture that runs nothing [PROFILE-7]', async () => {
  const { headers, body } = await buyer.call(getInvoiceFormatPreview, { params: { formatId: '1' } })
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(body).toMatch(/^<svg /)
})
