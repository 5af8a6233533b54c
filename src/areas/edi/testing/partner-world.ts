import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import type { Services } from '#platform/services.ts'
import { startApi } from '#tests/support/api.ts'
import { items } from '#tests/support/distributor.ts'
import type { PartnerText } from '../edi-partner.ts'
import { createEdiPartner, listEdiDocuments } from '../edi.endpoints.ts'
import { exchangeFiles } from '../server/exchange-files.job.ts'
import { sample850 } from './sample-850.ts'

/** What the partner is set up with. */
export const partnerText: PartnerText = {
  name: 'Buyer group',
  folder: 'buyer-group',
  qualifier: 'ZZ',
  partnerId: 'BUYERGROUP',
  groupId: '',
  ourQualifier: 'ZZ',
  ourId: 'LARDER',
  userEmail: 'buyer@larder.example',
  isTest: false,
  checksPrices: true,
  isActive: true,
  shipTos: '0042, NLV-0000101',
}

/** A line of an 850. */
export const line = (item: string, quantity = 2, unit = 'CA', price = ''): string =>
  `PO1|1|${quantity}|${unit}|${price}||VN|${item}`

/** A portal with one partner and its folders; call once, at the top of a test file. */
export async function startPartnerWorld() {
  const home = await mkdtemp(join(tmpdir(), 'larder-edi-'))
  afterAll(() => rm(home, { recursive: true }))
  const api = await startApi({ EDI_DIR: home })
  const { db, clock } = api
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', EDI_DIR: home })
  const services: Services = { db, clock, config, log: createLog('silent') }
  const admin = await api.as('admin')
  const { partner } = await admin.ask(createEdiPartner, { body: partnerText })
  const at = { params: { partnerId: partner.id } }

  let next = 100
  /** A control number that nothing has yet. */
  const nextControl = () => String(++next).padStart(9, '0')
  /** Puts a file into the inbox, as it was a moment ago. */
  async function put(name: string, content: string): Promise<void> {
    await exchangeFiles(services)
    const path = join(home, 'buyer-group', 'inbox', name)
    await writeFile(path, content)
    const before = new Date(Date.now() - 5000)
    await utimes(path, before, before)
  }
  /** An order that comes in, with a control number and a PO of its own unless given. */
  async function receive(given: Parameters<typeof sample850>[0] = {}, name?: string): Promise<string> {
    const control = nextControl()
    const po = given.po ?? `PO-${next}`
    await put(name ?? `order-${next}.edi`, sample850({ control, lines: [line(items.flour)], ...given, po }))
    await exchangeFiles(services)
    return po
  }
  const filesOf = async (folder: string) => (await readdir(join(home, 'buyer-group', folder))).toSorted()
  /** The answers that were written since the last look, by kind. */
  let seen = new Set<string>()
  async function answers(): Promise<{ kind: string; text: string }[]> {
    const fresh = (await filesOf('outbox')).filter((name) => !seen.has(name))
    seen = new Set([...seen, ...fresh])
    return Promise.all(
      fresh.map(async (name) => ({
        kind: name.slice(10, 13),
        text: await readFile(join(home, 'buyer-group', 'outbox', name), 'utf8'),
      })),
    )
  }
  const ordersOf = (po: string) =>
    db.rows<{ id: string; orderNumber: string; cases: number; by: string }>(
      `select id, order_number as "orderNumber", total_cases as cases, placed_by as by from orders where po = $1`,
      [po],
    )
  const log = async () => (await admin.ask(listEdiDocuments, at)).documents
  const held = async () => (await admin.ask(listEdiDocuments, at)).held

  beforeEach(async () => {
    await exchangeFiles(services)
    await answers()
  })
  return {
    api,
    db,
    clock,
    home,
    services,
    admin,
    partner,
    at,
    nextControl,
    put,
    receive,
    filesOf,
    answers,
    ordersOf,
    log,
    held,
  }
}
