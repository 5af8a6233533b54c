import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { revokePunchoutSecret } from '#areas/punchout-settings/punchout-settings.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { buyerSystem, readAnswer, shipToElement } from '../testing/buyer-system.ts'

const api = await startApi({ LARDER_PUNCHOUT_AGE_DAYS: '400' })
const mapping = [{ shipTo: '0000101', punchoutShipTo: 'W-1' }]
const system = await buyerSystem(api, 'buyer', { mapping })
const send = async (payload: string | Buffer, type: string | null = 'text/xml', address?: string) =>
  readAnswer(
    await api.send({
      method: 'POST',
      url: '/punchout/setup',
      headers: { ...(type !== null && { 'content-type': type }) },
      payload,
      ...(address !== undefined && { address }),
    }),
  )
const setup = setupContent()

test('a setup request is answered with a start page, by HTTP 200 and as cXML [PUNCH-3]', async () => {
  const answer = await api.send({
    method: 'POST',
    url: '/punchout/setup',
    headers: { 'content-type': 'text/xml' },
    payload: system.document(setup),
  })
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/xml; charset=UTF-8',
    'no-store',
  ])
  expect(readAnswer(answer)).toMatchObject({
    code: '200',
    startPath: expect.stringMatching(/^\/punchout\/start\/.{43}$/),
  })
  expect(answer.text).toMatch(/timestamp="2026-03-02T20:00:00\+00:00"/)
})

test('whatever its type says, in every encoding that is read, a document is one [PUNCH-3]', async () => {
  const document = system.document(setup)
  for (const type of ['application/xml', 'text/html', 'application/x-www-form-urlencoded', 'application/json', null])
    expect([type, (await send(document, type)).code]).toEqual([type, '200'])
  const latin = Buffer.from(document.replace('UTF-8', 'ISO-8859-15').replace('c-1', 'caf\u00e9'), 'latin1')
  expect((await send(latin)).code).toBe('200')
  expect(await api.db.maybe('select 1 from punchout_sessions where buyer_cookie = $1', ['café'])).toBeDefined()
  const wide = Buffer.from(`\ufeff${document.replace('UTF-8', 'UTF-16')}`, 'utf16le')
  expect((await send(wide)).code).toBe('200')
  const multipart = `--b\r\nContent-Type: text/xml\r\n\r\n${document}\r\n--b\r\nContent-Type: application/pdf\r\n\r\nx\r\n--b--`
  expect((await send(multipart, 'multipart/related; boundary=b')).code).toBe('200')
  expect((await system.post(setup, { version: '9.9.999' })).code).toBe('200')
})

test('what cannot be read is 406: other encodings, entities, bombs, halves, depth, other roots [PUNCH-3, security 47]', async () => {
  const document = system.document(setup)
  const laughs = `<!DOCTYPE cXML [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`
  const bad: Record<string, string | Buffer> = {
    'UTF-7': document.replace('UTF-8', 'UTF-7'),
    EBCDIC: document.replace('UTF-8', 'EBCDIC-CP-US'),
    'bytes that are no UTF-8': Buffer.from(document.replace('c-1', 'caf\u00e9'), 'latin1'),
    'an external entity': document
      .replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>')
      .replace('c-1', '&x;'),
    'a billion laughs': document.replace(/<!DOCTYPE[^>]*>/, laughs).replace('c-1', '&b;'),
    'an undeclared entity': document.replace('c-1', '&x;'),
    'half a document': document.slice(0, 400),
    'no XML': 'hello',
    nothing: '',
    HTML: '<html><body/></html>',
    depth: system.document(`<a>${'<b>'.repeat(60)}${'</b>'.repeat(60)}</a>`),
  }
  for (const [name, payload] of Object.entries(bad))
    expect([name, await send(payload)]).toMatchObject([name, { http: 200, code: '406', startPath: '' }])
  const packed = await api.send({
    method: 'POST',
    url: '/punchout/setup',
    headers: { 'content-type': 'text/xml', 'content-encoding': 'gzip' },
    payload: gzipSync(document),
  })
  expect(readAnswer(packed)).toMatchObject({ http: 200, code: '406' })
})

test('what is missing or wrong is 400 and named, a transaction that is not offered 450 [PUNCH-3]', async () => {
  const wrong: [string, string, string][] = [
    [setup.replace(/<BuyerCookie>.*<\/BuyerCookie>/, ''), '400', 'BuyerCookie is missing'],
    [setup.replace(/<BrowserFormPost>[\s\S]*<\/BrowserFormPost>/, ''), '400', 'BrowserFormPost/URL is missing'],
    [setup.replace('https://buyer.example', 'javascript:x//'), '400', 'return address'],
    [setup.replace('https://buyer.example', 'https://a:b@buyer.example'), '400', 'user name'],
    [setupContent('', 'buy'), '400', 'operation "buy"'],
    [setupContent('', 'source'), '450', 'source'],
    ['<StatusUpdateRequest/>', '450', 'StatusUpdateRequest'],
    ['<constructor/>', '450', 'constructor'],
  ]
  for (const [content, code, words] of wrong) {
    const answer = await system.post(content)
    expect([content, answer]).toMatchObject([content, { http: 200, code }])
    expect(answer.sentence).toContain(words)
  }
  const headless = system.document(setup).replace(/<Header>[\s\S]*<\/Header>/, '')
  expect(await send(headless)).toMatchObject({ code: '400', sentence: 'The document has no Header.' })
})

test('an unknown sender, a wrong secret and none read the same, and none is sent back [PUNCH-3, security 49]', async () => {
  const answers = [
    await system.post(setup, { secret: 'planted-secret' }),
    await system.post(setup, { sender: 'nobody', secret: 'planted-secret' }),
    await system.post(setup, { secret: undefined }),
    await system.post(setup, { secret: '' }),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject({ http: 200, code: '401', sentence: 'The sender credential is not accepted.' })
  const stored = JSON.stringify(await api.db.rows('select * from punchout_messages'))
  expect(stored).not.toContain('planted-secret')
  expect(stored).not.toContain(system.secret)
  expect(stored).toContain('****')
})

test('after the right secret an inactive user, and one without punchout, is 403; a revoked secret 401 [PUNCH-3]', async () => {
  const own = await buyerSystem(api, 'stranger')
  const buyer = people.stranger
  await api.db.run('update users set is_active = false where id = $1', [buyer])
  expect((await own.post(setup)).code).toBe('403')
  expect((await own.post(setup, { secret: 'x' })).code).toBe('401')
  await api.db.run('update users set is_active = true where id = $1', [buyer])
  await api.db.run(`delete from user_features where user_id = $1 and feature = 'punchout'`, [buyer])
  expect((await own.post(setup)).code).toBe('403')
  await api.db.run(`insert into user_features values ($1, 'punchout')`, [buyer])
  expect((await own.post(setup)).code).toBe('200')
  await (await api.as('stranger')).ask(revokePunchoutSecret, { params: { punchoutSettingsId: own.settingsId } })
  expect((await own.post(setup)).code).toBe('401')
})

test('a ship-to that is not mapped is 417 and named [PUNCH-2]', async () => {
  const answer = await system.post(setupContent(shipToElement('W-9')))
  expect(answer).toMatchObject({ code: '417', sentence: 'addressID "W-9" is not mapped to a ship-to.' })
  expect((await system.post(setupContent(shipToElement('w-1')))).code).toBe('200')
})

test('of a cart nothing of which is known any more the answer is 412 [PUNCH-3]', async () => {
  const line = (part: string) =>
    `<ItemOut quantity="1"><ItemID><SupplierPartID>${part}</SupplierPartID></ItemID></ItemOut>`
  expect((await system.post(setupContent(line('9999999'), 'edit'))).code).toBe('412')
  expect((await system.post(setupContent(line('9999999') + line('1001'), 'edit'))).code).toBe('200')
  const many = Array.from({ length: 5001 }, () => line('1001')).join('')
  expect(await system.post(setupContent(many, 'edit'))).toMatchObject({ code: '400' })
})

test('both addresses answer a ProfileRequest, and other methods are 405 [PUNCH-3]', async () => {
  for (const to of ['/punchout/setup', '/punchout/orders']) {
    const profile = await system.post('<ProfileRequest/>', { to })
    expect([to, profile.code]).toEqual([to, '200'])
    expect(profile.text).toContain('requestName="OrderRequest"')
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const refused = await api.send({ method, url: to })
      expect([refused.status, refused.headers['allow']]).toEqual([405, 'POST'])
    }
  }
})

test('a document of more than 4 MiB is 413, counted while it is read [PUNCH-3]', async () => {
  const large = system.document(setupContent(`<Extrinsic name="x">${'y'.repeat(50_000_000)}</Extrinsic>`))
  const answer = await api.send({
    method: 'POST',
    url: '/punchout/setup',
    headers: { 'content-type': 'text/xml' },
    payload: large,
  })
  expect(answer.status).toBe(413)
})

test('where the operator says so an old document is 400 and in the log; a retry a year later is not, nor what names no instant [PUNCH-3, security 51]', async () => {
  await api.db.run('delete from punchout_messages')
  const codeAt = async (timestamp: string, parts = {}) =>
    (await system.post(setup, { timestamp, payloadId: 'old-1', ...parts })).code
  // The clock stands at 2026-03-02T20:00:00Z.
  expect(await codeAt('2025-01-26T11:59:59-08:00')).toBe('400')
  expect(await codeAt('2025-01-26T12:00:00-08:00')).toBe('200')
  expect(await codeAt('2015-03-30T11:56:16')).toBe('200')
  expect(await codeAt('3/30/2015 11:56:16 AM')).toBe('200')
  expect(await codeAt('2027-01-01T00:00:00Z')).toBe('200')
  // Whoever is not recognised does not learn of it.
  expect(await codeAt('2025-01-26T11:59:59-08:00', { secret: 'x' })).toBe('401')
  const log = await api.db.rows(
    `select status, settings_id, session_id is not null as started, reason from punchout_messages where status = 400`,
  )
  expect(log).toEqual([
    {
      status: 400,
      settings_id: system.settingsId,
      started: false,
      reason: expect.stringContaining('The timestamp 2025-01-26T11:59:59-08:00 is more than 400 days ago.'),
    },
  ])
})

test('documents from other sites are taken: no session of ours opens anything here [PUNCH-3]', async () => {
  const answer = await api.send({
    method: 'POST',
    url: '/punchout/setup',
    headers: { 'content-type': 'text/xml', origin: 'https://buyer.example', 'sec-fetch-site': 'cross-site' },
    payload: system.document(setup),
  })
  expect(readAnswer(answer)).toMatchObject({ http: 200, code: '200' })
})

test('each message is in the log of its integration, without secrets, with its result [PUNCH-5]', async () => {
  await api.db.run('delete from punchout_messages')
  await system.post(setup, { payloadId: 'p-1', mode: 'test' })
  await system.post(setupContent('', 'buy'), { payloadId: 'p-2' })
  await system.post(setup, { payloadId: 'p-3', secret: 'x' })
  await system.post(setup, { payloadId: 'p-4', sender: 'nobody' })
  const log = await api.db.rows(
    `select payload_id, settings_id, kind, status, is_test, duration_ms >= 0 as timed, document like '%****%' as masked,
       answer like '%Status%' as answered, session_id is not null as started from punchout_messages order by payload_id`,
  )
  const one = {
    settings_id: system.settingsId,
    kind: 'PunchOutSetupRequest',
    timed: true,
    masked: true,
    answered: true,
  }
  expect(log).toEqual([
    { ...one, payload_id: 'p-1', status: 200, is_test: true, started: true },
    { ...one, payload_id: 'p-2', status: 400, is_test: false, started: false },
    { ...one, payload_id: 'p-3', status: 401, is_test: false, started: false },
    { ...one, payload_id: 'p-4', status: 401, is_test: false, started: false, settings_id: null },
  ])
})

test('refused documents of one address about one sender are 429 after twenty, and others go on [PUNCH-3, security 49]', async () => {
  const address = '203.0.113.9'
  const wrong = system.document(setup, { secret: 'x' })
  for (let n = 0; n < 20; n += 1) expect((await send(wrong, 'text/xml', address)).code).toBe('401')
  expect((await send(wrong, 'text/xml', address)).http).toBe(429)
  expect((await send(system.document(setup), 'text/xml', address)).http).toBe(429)
  expect((await send(system.document(setup), 'text/xml', '203.0.113.10')).code).toBe('200')
})
