import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { createSeal } from '#platform/seal.ts'
import { testDatabase } from '#tests/support/database.ts'
import { deliverMails } from './deliver-mails.ts'
import { mailSenderOf } from './mail-sender.ts'
import { queueMail, queueSecretMail } from './mail.ts'

const { db } = await testDatabase()
const services = { db, clock: systemClock, log: createLog('silent'), config: readConfig({ NODE_ENV: 'test' }) }

interface Received {
  readonly to: string[]
  readonly data: string
}
let received: Received[] = []
let refusal: string | undefined

/** As much of an SMTP server as nodemailer needs. */
function serveSmtp(socket: Socket): void {
  let to: string[] = []
  let data: string | undefined
  const send = (line: string) => socket.write(`${line}\r\n`)
  const receive = (line: string) => {
    if (data !== undefined) {
      if (line !== '.') data += `${line}\n`
      else {
        received.push({ to, data })
        ;[to, data] = [[], undefined]
        send('250 taken')
      }
    } else if (/^(EHLO|HELO|MAIL)/i.test(line)) send('250 fine')
    else if (/^RCPT/i.test(line)) {
      if (refusal) return send(refusal)
      to.push(line.slice('RCPT TO:'.length))
      send('250 fine')
    } else if (/^DATA/i.test(line)) {
      data = ''
      send('354 go on')
    } else send('221 bye')
  }
  let rest = ''
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    const lines = (rest + bytes.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(receive)
  })
  send('220 here')
}

const smtp = createServer(serveSmtp)
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
afterAll(() => smtp.close())
const smtpUrl = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`
const sender = mailSenderOf({ smtpUrl, mailFrom: 'Larder <no-reply@larder.example>' })

const welcome = { to: 'chef@example.com', subject: 'Your order', text: 'Thank you.\nTotal $12.00' }
const state = () => db.row('select attempts, sent_at is not null as sent, last_error from mails')
const retryNow = () => db.run('update mails set next_attempt_at = now()')

beforeEach(async () => {
  received = []
  refusal = undefined
  await db.run('truncate mails')
})

test('a queued mail leaves by SMTP, once [PLAT-9]', async () => {
  await queueMail(db, welcome)
  await deliverMails(services, sender)
  await deliverMails(services, sender)
  expect(received).toHaveLength(1)
  expect(received[0]!.to).toEqual(['<chef@example.com>'])
  expect(received[0]!.data).toContain('From: Larder <no-reply@larder.example>')
  expect(received[0]!.data).toContain('Subject: Your order')
  expect(received[0]!.data).toContain('Thank you.\nTotal $12.00')
  expect(await state()).toEqual({ attempts: 1, sent: true, last_error: null })
})

test('a mail that was not taken is tried again under the same Message-ID [PLAT-9]', async () => {
  await queueMail(db, welcome)
  refusal = '451 try later'
  await deliverMails(services, sender)
  expect(await state()).toMatchObject({ attempts: 1, sent: false, last_error: expect.stringContaining('451') })
  refusal = undefined
  await deliverMails(services, sender)
  expect(received, 'it waits before the next attempt').toEqual([])
  await retryNow()
  await deliverMails(services, sender)
  const { id } = await db.row<{ id: string }>('select id from mails')
  expect(received[0]!.data).toContain(`Message-ID: <${id}@larder>`)
  expect(await state()).toEqual({ attempts: 2, sent: true, last_error: null })
})

test('line breaks in a subject or an address add no header and no recipient [PLAT-9]', async () => {
  const subject = 'Cart of Ann\r\nBcc: thief@example.com\r\n\r\nGotcha'
  await queueMail(db, { ...welcome, subject })
  await queueMail(db, { ...welcome, to: 'chef@example.com, thief@example.com' })
  await queueMail(db, { ...welcome, to: 'chef@example.com\r\nBcc: thief@example.com' })
  await deliverMails(services, sender)
  expect(received[0]!.data).toContain('Subject: Cart of Ann Bcc: thief@example.com Gotcha')
  const headers = received.map(({ data }) => data.split('\n\n')[0] ?? '')
  for (const header of headers) expect(header).not.toMatch(/^bcc:/im)
  expect(received.flatMap(({ to }) => to)).not.toContain('<thief@example.com>')
  expect(received.every(({ to }) => to.length === 1)).toBe(true)
})

const nobody = mailSenderOf({ smtpUrl: undefined, mailFrom: 'x@example.com' })
const seal = createSeal(['a key of at least 32 characters, for tests'])
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const stopOf = () => db.row('select stop_reason as reason, sent_at is not null as sent, last_error as error from mails')

test('without SMTP a mail waits, and leaves when a server is set [PLAT-9]', async () => {
  await queueMail(db, welcome)
  await deliverMails(services, nobody)
  expect(await state()).toEqual({ attempts: 0, sent: false, last_error: null })
  await deliverMails(services, sender)
  expect(received).toHaveLength(1)
})

test('a password link that has expired in the meantime is not sent but dropped with its reason [PLAT-9, AUTH-7]', async () => {
  await queueSecretMail(db, welcome, seal, inMinutes(30))
  await deliverMails(services, nobody)
  expect(await stopOf()).toMatchObject({ reason: null })
  await db.run(`update mails set give_up_at = now() - interval '1 second'`)
  await deliverMails(services, sender)
  expect(received).toEqual([])
  expect(await stopOf()).toEqual({
    reason: 'expired',
    sent: false,
    error: 'Its link or code expired before it could leave',
  })
})

test('a mail that waited for a server for more than a week is dropped with its reason [PLAT-9]', async () => {
  await queueMail(db, welcome)
  await db.run(`update mails set created_at = now() - interval '7 days 1 minute'`)
  await deliverMails(services, nobody)
  expect(await stopOf()).toMatchObject({ reason: 'expired', error: 'It waited too long to be of use' })
})

test('a mailbox that the server does not know is not tried again [PLAT-13]', async () => {
  await queueMail(db, welcome)
  refusal = '550 no such user'
  await deliverMails(services, sender)
  expect(await stopOf()).toMatchObject({ reason: 'refused', error: expect.stringContaining('550') as string })
})
