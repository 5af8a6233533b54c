import { expect, test } from 'vitest'
import { createCart } from '#areas/carts/cart.endpoints.ts'
import { returnCart } from '#areas/checkout/return-cart.endpoints.ts'
import { orderContent, orderedItem, setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { arrivalOf, buyerSystem, cookieIn } from '#areas/punchout/testing/buyer-system.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { callUpOf } from '#areas/oci/testing/call-up.ts'

const api = await startApi()
const settings = { software: 'sap-oci', senderIdentity: 'Oci-7', uomMapEach: 'PCE' } as const
const mapping = [{ shipTo: '0000101', punchoutShipTo: 'W-1' }]
const system = await buyerSystem(api, 'buyer', { settings, mapping })
const { secret, settingsId } = system
const path = '/punchout/setup/oci'

type Fields = Readonly<Record<string, string>>
const fieldsOf = (more: Fields = {}) => callUpOf({ USERNAME: 'OCI-7', PASSWORD: secret, ...more })
const post = (more: Fields = {}, headers: Fields = {}) =>
  api.send({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fieldsOf(more)).toString(),
  })
const get = (more: Fields = {}) =>
  api.send({ method: 'GET', url: `${path}?${new URLSearchParams(fieldsOf(more)).toString()}` })
/** Hidden fields of a page. */
const hidden = (text: string): Fields =>
  Object.fromEntries(
    Array.from(text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g), ([, name, value]) => [
      name!,
      value!,
    ]),
  )
const logged = () =>
  api.db.rows<{ status: number; document: string; answer: string; settings_id: string | null }>(
    `select status, document, answer, settings_id from punchout_messages where kind = 'OCI call-up' order by at, id`,
  )

test('a call-up by POST of another site, and by GET, leads into the shop of a session [PUNCH-3, PUNCH-4]', async () => {
  const cross = { origin: 'https://srm.buyer.example', 'sec-fetch-site': 'cross-site' }
  for (const called of [await post({}, cross), await get()]) {
    expect(called.status).toBe(303)
    const location = String(called.headers['location'])
    expect(location).toMatch(/\/punchout\/start\/[\w-]{43}$/)
    expect(called.headers['referrer-policy']).toBe('no-referrer')
    const started = await api.send({ method: 'GET', url: new URL(location).pathname })
    expect(await arrivalOf(api, started)).toBe('/shop#punchout')
    const headers = { cookie: cookieIn(started.headers), 'x-larder-punchout': 'yes' }
    expect((await api.nobody.call(getMe, {}, { headers })).ok).toBe(true)
  }
})

test('a cart goes back as NEW_ITEM fields to the hook address, once, and is in the log [PUNCH-3, PUNCH-4]', async () => {
  const called = await post({ HOOK_URL: 'https://srm.buyer.example/x?~session=8A', '~TARGET': '_self' })
  const started = await api.send({ method: 'GET', url: new URL(String(called.headers['location'])).pathname })
  const headers = { cookie: cookieIn(started.headers), 'x-larder-punchout': 'yes' }
  const lines = [
    { itemNumber: items.flour, orderedCases: 2, orderedUnits: 3 },
    { itemNumber: items.chicken, orderedCases: 1, orderedUnits: 0 },
  ]
  const body = { cart: { sharingMode: 'UNLOCK' as const }, items: lines }
  const { cart } = await api.nobody.ask(createCart, { params: shipTos.own, body }, { headers })
  const params = { ...shipTos.own, cartId: cart.id }
  const back = await api.nobody.call(returnCart, { params, body: {} }, { headers, ifMatch: cart.version })
  expect(back.ok).toBe(true)
  const page = await api.send({ method: 'GET', url: '/punchout/return', headers })
  expect(page.text).toContain('action="https://srm.buyer.example/x" target="_self" accept-charset="iso-8859-1"')
  const fields = hidden(page.text)
  expect(fields).toMatchObject({ '~session': '8A', '~OkCode': 'ADDI', '~CALLER': 'CTLG' })
  const ofItem = (place: number) =>
    ['EXT_PRODUCT_ID', 'QUANTITY', 'UNIT', 'PRICE'].map((field) => fields[`NEW_ITEM-${field}[${place}]`])
  // Prices of the small distributor: flour 20.00 and 2.50, chicken 40 lb at 2.4550.
  expect([1, 2, 3, 4].map(ofItem)).toEqual([
    ['0001001:CS', '2.000', 'CS', '20.000'],
    ['0001001:EA', '3.000', 'PCE', '2.500'],
    ['0001003:CS', '1.000', 'CS', '98.200'],
    [undefined, undefined, undefined, undefined],
  ])
  expect(fields['NEW_ITEM-LONGTEXT_3:132[]']).toContain('Catch weight')
  expect((await api.send({ method: 'GET', url: '/punchout/return', headers })).status).toBe(410)
  const [row] = await api.db.rows<{ document: string }>(
    `select document from punchout_messages where kind = 'NEW_ITEM fields' order by at desc limit 1`,
  )
  expect(row?.document).toContain('NEW_ITEM-VENDORMAT[1]=0001001')
})

test('the secret of OCI, which browsers see, orders nothing by cXML [PUNCH-3, punchout section 10]', async () => {
  const content = orderContent(orderedItem({ part: items.flour, price: '20.00' }))
  expect(await system.post(content, { to: '/punchout/orders' })).toMatchObject({ http: 200, code: '401' })
  expect(await system.post(setupContent())).toMatchObject({ code: '401' })
})

test('DETAIL opens the item [PUNCH-3]', async () => {
  const called = await post({ FUNCTION: 'DETAIL', PRODUCTID: `${items.flour}:EA` })
  const started = await api.send({ method: 'GET', url: new URL(String(called.headers['location'])).pathname })
  expect(await arrivalOf(api, started)).toBe(`/items/${items.flour}#punchout`)
})

test('VALIDATE returns the item as it is today, by a form that posts itself to the hook address [PUNCH-3]', async () => {
  const page = await post({
    FUNCTION: 'VALIDATE',
    PRODUCTID: items.flour,
    QUANTITY: '3.000',
    HOOK_URL: 'https://srm.buyer.example/x?a=1',
  })
  expect(page.status).toBe(200)
  expect(page.text).toContain('action="https://srm.buyer.example/x"')
  expect(hidden(page.text)).toMatchObject({
    a: '1',
    '~OkCode': 'ADDI',
    'NEW_ITEM-QUANTITY[1]': '3.000',
    'NEW_ITEM-UNIT[1]': 'CS',
    // 20.00 a case, by the list.
    'NEW_ITEM-PRICE[1]': '20.000',
    'NEW_ITEM-MATGROUP[1]': '50221300',
    'NEW_ITEM-CURRENCY[1]': 'USD',
    'NEW_ITEM-VENDORMAT[1]': items.flour,
    'NEW_ITEM-EXT_PRODUCT_ID[1]': `${items.flour}:CS`,
  })
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain('form-action https://srm.buyer.example;')
  expect(policy).toContain("default-src 'none'")
  // SAP's book: nothing to be seen, and no button, as it sends itself.
  expect(page.text.replace(/<(script|title)[\s\S]*?<\/\1>|<[^>]*>|\s/g, '')).toBe('')
  expect(page.text).toContain('submit.call(document.forms[0])')
})

test('prices are those of the customer: its contract, and each unit its own [PUNCH-3]', async () => {
  const priceOf = async (PRODUCTID: string) =>
    hidden((await post({ FUNCTION: 'VALIDATE', PRODUCTID })).text)['NEW_ITEM-PRICE[1]']
  expect(await priceOf(items.oil)).toBe('30.000')
  expect(await priceOf(`${items.flour}:EA`)).toBe('2.500')
  expect(await priceOf(items.unpriced)).toBeUndefined()
})

test('an item that cannot be ordered, or does not exist, returns no item: SAP drops it [PUNCH-3]', async () => {
  for (const PRODUCTID of [items.reserved, items.discontinued, '9999999', "1' or 1=1"]) {
    const { status, text } = await post({ FUNCTION: 'VALIDATE', PRODUCTID })
    expect([status, Object.keys(hidden(text)).some((name) => name.startsWith('NEW_ITEM'))], PRODUCTID).toEqual([
      200,
      false,
    ])
  }
})

test('a search in the background is read from the page, which sends nothing by itself [PUNCH-3]', async () => {
  await api.db.run(`update items set description = 'Crème flour “00”' where item_number = $1`, [items.flour])
  const search = { FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'flour' }
  const page = await post(search)
  expect(page.headers['content-type']).toBe('text/html; charset=iso-8859-1')
  // One byte, which is no UTF-8: the letter is sent as ISO-8859-1.
  expect(page.text).toContain('<li>Cr\ufffdme flour &quot;00&quot;')
  expect(page.text).not.toMatch(/<script|<button/)
  const utf8 = await post({ ...search, http_content_charset: 'utf-8' })
  expect(utf8.text).toContain('<li>Crème flour “00”')
  await api.db.run(`update items set description = 'Bread flour' where item_number = $1`, [items.flour])
})

test('a search in the background returns what is found, without anybody signed in [PUNCH-3]', async () => {
  const found = hidden((await post({ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'flour' })).text)
  expect(Object.entries(found).filter(([name]) => name.startsWith('NEW_ITEM-VENDORMAT'))).toContainEqual([
    expect.any(String),
    items.flour,
  ])
  expect(hidden((await post({ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'xyzzyq' })).text)).not.toHaveProperty(
    'NEW_ITEM-DESCRIPTION[1]',
  )
})

test('a wrong name and a wrong password read alike, and after twenty nobody is listened to [PUNCH-3, security 49]', async () => {
  const [name, password] = [await post({ USERNAME: 'nobody' }), await post({ PASSWORD: 'planted-guess' })]
  const read = ({ text }: { text: string }) => text.replace(/nonce="[^"]*"/, '')
  expect([name.status, password.status, read(name) === read(password)]).toEqual([401, 401, true])
  for (let time = 0; time < 20; time++) await post({ USERNAME: 'guessed', PASSWORD: 'planted-guess' })
  expect((await post({ USERNAME: 'guessed' })).status).toBe(429)
  // Another name from there is.
  expect((await post()).status).toBe(303)
})

test('bad input is a page with a sentence, whatever it is [PUNCH-3]', async () => {
  const send = (payload: string | Buffer, type = 'application/x-www-form-urlencoded') =>
    api.send({ method: 'POST', url: path, headers: { 'content-type': type }, payload })
  const cases = [
    [await send(''), 400, 'HOOK_URL is missing.'],
    [await send('%%%=%ff&\0=1'), 400, 'HOOK_URL is missing.'],
    [await send(`{"a":1}`, 'application/json'), 400, 'HOOK_URL is missing.'],
    [await send('a'.repeat(70_000)), 413, 'The call is larger than 64 kB.'],
    [await post({ HOOK_URL: 'javascript:alert(1)' }), 400, 'HOOK_URL must be an absolute https URL.'],
    [await post({ '~xmlDocument': 'X' }), 400, 'The return as XML (~xmlDocument) is not offered'],
    [await post({ FUNCTION: 'ORDER' }), 400, 'FUNCTION &#34;ORDER&#34; is not offered.'],
    [await post({ FUNCTION: 'VALIDATE', PRODUCTID: '1', QUANTITY: '1,5' }), 400, 'QUANTITY &#34;1,5&#34; must be'],
    [await api.send({ method: 'GET', url: path }), 400, 'HOOK_URL is missing.'],
  ] as const
  for (const [page, status, sentence] of cases) {
    expect(page.status, sentence).toBe(status)
    expect(page.text).toContain(sentence)
    expect(page.text).not.toContain('<form')
  }
})

test('every call-up is in the log, and no password is [PUNCH-5, security 48]', async () => {
  const rows = await logged()
  expect(rows.filter(({ status }) => status === 200).length).toBeGreaterThan(5)
  expect(rows.some(({ answer }) => answer.includes('NEW_ITEM-VENDORMAT[1]='))).toBe(true)
  expect(rows.find(({ status }) => status === 401)).toMatchObject({ settings_id: null })
  expect(rows.filter(({ status }) => status === 200).every((row) => row.settings_id === settingsId)).toBe(true)
  const all = JSON.stringify(rows)
  for (const planted of [secret, 'planted-guess']) expect(all).not.toContain(planted)
  expect(all).toContain('PASSWORD=****')
})

test('a user who may no longer punch out, and a revoked secret, are refused [PUNCH-3]', async () => {
  await api.db.run(`delete from user_features where user_id = $1 and feature = 'punchout'`, [people.buyer])
  expect((await post()).status).toBe(403)
  await api.db.run(`update punchout_settings set secret_mark = null, secret_created_on = null where id = $1`, [
    settingsId,
  ])
  expect((await post()).status).toBe(401)
})
