import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { cardProcessorOf } from '#platform/payments/http-card-processor.ts'
import { startCardSandbox } from './public.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-cards-'))
const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', PORT: '0', DATA_DIR: folder })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const entry = { reference: 'r-1', customer: 'c-1', returnOrigin: 'http://127.0.0.1:3000', minutes: 10 }
const type = (pageUrl: string, token: string, number: string) =>
  fetch(`${pageUrl}/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, number, expires: '2031-08', cvv: '987', postalCode: '89101', name: 'Mara' }),
  })

test('the processor keeps no number and no code, and knows its cards after a restart [PROFILE-6]', async () => {
  const first = await startCardSandbox(config, { isSlow: false })
  const processor = cardProcessorOf(first)!
  const { token } = await processor.startEntry(entry)
  const numbers = ['4000000000009995', '4242424242424242']
  for (const number of numbers) expect((await type(first.pageUrl, token, number)).status).toBe(200)
  await first.stop()
  const kept = readFileSync(join(folder, 'card-sandbox.json'), 'utf8')
  for (const secret of [...numbers, '987']) expect(kept).not.toContain(`"${secret}"`)
  for (const number of numbers) expect(kept).not.toContain(number.slice(0, 12))
  const { cards } = JSON.parse(kept) as { cards: { utaTokenId: string; status: string }[] }
  const second = await startCardSandbox(config, { isSlow: false })
  const accepted = cards.find(({ status }) => status === 'ACCEPTED')!
  expect(await cardProcessorOf(second)!.cardOf(accepted.utaTokenId)).toMatchObject({
    reference: 'r-1',
    customer: 'c-1',
    ccType: 'visa',
    ccNoLastFour: '4242',
    expires: '2031-08',
  })
  await second.stop()
})

test('it takes the next port when its own is taken, and its origin is not the portal’s [PROFILE-6]', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as { port: number }
  const sandbox = await startCardSandbox({ ...config, cardSandboxPort: port }, { isSlow: false, isKept: false })
  expect(Number(new URL(sandbox.pageUrl).port)).toBeGreaterThan(port)
  expect(new URL(sandbox.pageUrl).hostname).toBe('localhost')
  await sandbox.stop()
  await new Promise((resolve) => taken.close(resolve))
})

test('another site cannot type into the page, and a stranger is no merchant [PROFILE-6]', async () => {
  const sandbox = await startCardSandbox(config, { isSlow: false, isKept: false })
  const { token } = await cardProcessorOf(sandbox)!.startEntry(entry)
  const foreign = await fetch(`${sandbox.pageUrl}/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify({ token }),
  })
  expect(foreign.status).toBe(403)
  const stranger = sandbox.paymentsUrl.replace(/larder:[^@]+@/, 'larder:guess@')
  await expect(cardProcessorOf({ paymentsUrl: stranger })!.startEntry(entry)).rejects.toThrow('returned 401')
  await sandbox.stop()
})

test('nothing but the origin of the merchant’s page gets into the policy of the card page [PROFILE-6]', async () => {
  const sandbox = await startCardSandbox(config, { isSlow: false, isKept: false })
  const returnOrigin = 'http://127.0.0.1:3000/;script-src *'
  const { token, ccUrl } = await cardProcessorOf(sandbox)!.startEntry({ ...entry, returnOrigin })
  const page = await fetch(ccUrl, { method: 'POST', body: new URLSearchParams({ token }) })
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain('frame-ancestors http://127.0.0.1:3000')
  expect(policy).not.toContain('script-src *')
  await sandbox.stop()
})
