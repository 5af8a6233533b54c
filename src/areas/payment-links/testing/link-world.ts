import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startCardSandbox } from '#areas/card-sandbox/server/public.ts'
import { invoiceBookChecks } from '#areas/invoices/server/book-checks.ts'
import { storeInvoices, type StoredInvoice } from '#areas/invoices/testing/stored-invoice.ts'
import { typeCard } from '#areas/payment-methods/testing/sandbox-customer.ts'
import { paymentBookChecks } from '#areas/payments/server/book-checks.ts'
import { chargeCard } from '#areas/payments/server/charge-card.ts'
import { checkBooks } from '#platform/book-check.ts'
import { readConfig } from '#platform/config.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog, type Log } from '#platform/log.ts'
import { cardProcessorOf } from '#platform/payments/http-card-processor.ts'
import { sealOf } from '#platform/seal.ts'
import { type Api, startApi } from '#tests/support/api.ts'
import { openPaymentLink, payByLink, startLinkCard } from '../opened-link.endpoints.ts'
import { createPaymentLink } from '../payment-links.endpoints.ts'
import { linkBookChecks } from '../server/book-checks.ts'

/** A portal with a card processor, and what tests of links do in it. */
export async function linkWorld(log: Log = createLog('silent')) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-links-'))
  const settings = { NODE_ENV: 'test', DEMO: 'off', PORT: '0', DATA_DIR: folder }
  const sandbox = await startCardSandbox(readConfig(settings), { isSlow: false })
  afterAll(async () => {
    await sandbox.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const api: Api = await startApi({ PAYMENTS_URL: sandbox.paymentsUrl }, log)
  await migrateJobs(api.url, createLog('silent'))
  const { db, clock, nobody } = api
  const [buyer, admin, accounting, stranger] = await Promise.all([
    api.as('buyer'),
    api.as('admin'),
    api.as('accounting'),
    api.as('stranger'),
  ])
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off' })
  const services = { db, clock, log: createLog('silent'), config: { publicUrl: 'https://larder.example' } }
  const processor = cardProcessorOf(sandbox)!

  /** The token of the latest mail to an address. */
  const tokenTo = async (email: string): Promise<string> => {
    const { text } = await db.row<{ text: string }>(
      'select text_body as text from mails where to_address = $1 and is_sealed order by id desc limit 1',
      [email],
    )
    return /\/pay#([\w-]{43})/.exec(sealOf(config).open(text, 'mail'))![1]!
  }
  let count = 0
  /** Sends a link for new invoices; returns its id and token. */
  const send = async (invoices: readonly StoredInvoice[], more: { days?: number } = {}) => {
    await storeInvoices(db, invoices)
    const email = `payer${count++}@kitchen.example`
    const { id } = await admin.ask(createPaymentLink, {
      body: {
        division: 'NLV',
        billTo: '0000100',
        invoiceNumbers: invoices.map(({ invoiceNumber }) => invoiceNumber),
        email,
        ...more,
      },
    })
    return { id, email, token: await tokenTo(email) }
  }
  const open = (token: string) => nobody.call(openPaymentLink, { body: { token } })
  /** A card typed into the processor's page for a link. */
  const enter = async (token: string, number?: string) => {
    const { utaTokenId, utaCustomerId } = (await typeCard(
      await nobody.ask(startLinkCard, { body: { token } }),
      number,
    )) as { utaTokenId: string; utaCustomerId: string }
    return { utaTokenId, utaCustomerId }
  }
  /** What the page sends for what it shows. */
  const bodyOf = async (token: string, card: { utaTokenId: string; utaCustomerId: string }) => {
    const { invoices, total } = await nobody.ask(openPaymentLink, { body: { token } })
    return {
      token,
      ...card,
      invoices: invoices
        .filter(({ open: left }) => left > 0)
        .map(({ invoiceNumber, open: seenOpen }) => ({ invoiceNumber, seenOpen })),
      total,
    }
  }
  const pay = async (token: string, number?: string) =>
    nobody.call(payByLink, { body: await bodyOf(token, await enter(token, number)) })
  /** Runs what the job would, for every payment that is processing. */
  const chargeAll = async () => {
    const due = await db.rows<{ id: string }>(`select id from payments where status = 'processing'`)
    for (const { id } of due) await chargeCard(services, processor, id)
  }
  const openOf = async (invoiceNumber: string): Promise<number> =>
    (
      await db.row<{ open: number }>('select open_cents as open from invoices where invoice_number = $1', [
        invoiceNumber,
      ])
    ).open
  const books = () => checkBooks(db, [...invoiceBookChecks, ...paymentBookChecks, ...linkBookChecks])
  return {
    api,
    db,
    clock,
    folder,
    processor,
    people: { buyer, admin, accounting, stranger, nobody },
    tokenTo,
    send,
    open,
    enter,
    bodyOf,
    pay,
    chargeAll,
    openOf,
    books,
  }
}
