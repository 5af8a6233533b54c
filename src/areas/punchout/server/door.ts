import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CxmlRequest } from '#areas/cxml/cxml.ts'
import { cxmlRefusals } from '#areas/cxml/cxml.refusals.ts'
import { decodeDocument } from '#areas/cxml/rules/decode-document.ts'
import { judgeTimestamp } from '#areas/cxml/rules/judge-timestamp.ts'
import { readRequestSteps } from '#areas/cxml/rules/read-request.ts'
import { rootPartOf } from './root-part-of.ts'
import { type DocumentStamp, writeResponse } from '#areas/cxml/rules/write-document.ts'
import { profileOf } from '#areas/cxml/rules/write-profile.ts'
import type { XmlNode } from '#areas/cxml/rules/write-xml.ts'
import { type Integration, portalOf } from '#areas/punchout-settings/server/public.ts'
import { common } from '#contract/common-refusals.ts'
import { type Refusal, Refused } from '#kit/decision.ts'
import { readRawBytes } from '#platform/http/read-raw-bytes.ts'
import { inSlices } from '#platform/in-slices.ts'
import type { Services } from '#platform/services.ts'
import { keysOf } from '../rules/choose-integration.ts'
import { authenticate, countRefused, isShutOut, type Origin } from './authenticate.ts'
import { logMessage } from './message-log.store.ts'

/** Largest document in bytes, counted while it is read (punchout section 12). */
const maxBytes = 4 * 1024 * 1024

/** A document whose sender is recognised. */
export interface Received extends Origin {
  readonly request: CxmlRequest
  readonly integration: Integration
}

/** What is answered: a cXML status, with content where it is 200. */
export interface DoorAnswer {
  readonly status: number
  readonly sentence?: string
  readonly content?: XmlNode
  readonly sessionId?: string
}

/** Carries out one kind of request. */
export type Transaction = (received: Received) => Promise<DoorAnswer>

/** A refusal as a cXML status. */
export const refused = ({ status, message }: Refusal): DoorAnswer => ({ status, sentence: message })

/** Its place in the log: what came, from whom, and what became of it. */
interface Handled extends DoorAnswer {
  readonly settingsId: string | null
  readonly kind: string
  readonly payloadId: string
  readonly isTest: boolean
  readonly document: string
}

/** A payloadID that no other document has, ever (punchout T6). */
export const newStamp = (services: Services, at: Date, timeZone = 'UTC'): DocumentStamp => ({
  payloadId: `${at.getTime()}.${randomBytes(9).toString('hex')}@${new URL(services.config.publicUrl).hostname}`,
  at,
  timeZone,
})

/**
 * PUNCH-3: an address to which procurement systems send documents. Whatever they send is answered
 * with HTTP 200 and a cXML response, except 405, 413 and 429: anything else they take for a failed
 * connection and repeat for hours (punchout T1, T2).
 */
export async function serveDoor(
  app: FastifyInstance,
  services: Services,
  path: string,
  transactions: Readonly<Record<string, Transaction>>,
): Promise<void> {
  await app.register(async (door) => {
    door.removeAllContentTypeParsers()
    // The body is read below, whatever its type says.
    door.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const config = { takesOtherSites: true } as const
    door.route({ method: ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'], url: path, config, handler: refuseMethod })
    door.post(path, { config }, async (request, reply) => {
      const origin: Origin = { services, now: services.clock.now(), address: request.ip }
      const started = performance.now()
      const bytes = await bytesOf(request, reply)
      if (!bytes) return reply
      const handled = await handle(origin, request, bytes, transactions)
      if (!handled) return refuseTooMany(reply)
      const { status, sentence = '', content, ...logged } = handled
      const answer = writeResponse(newStamp(services, origin.now), status, sentence, content)
      await logMessage(services.db, {
        ...logged,
        at: origin.now,
        direction: 'in',
        status,
        reason: sentence,
        durationMs: Math.round(performance.now() - started),
        answer,
        address: origin.address,
      }).catch((error: unknown) => request.log.error({ err: error }, 'a punchout message was not logged'))
      return reply.header('cache-control', 'no-store').type('text/xml; charset=UTF-8').send(answer)
    })
  })
}

const refuseMethod = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(405).header('allow', 'POST').type('text/plain').send('cXML documents are sent here by POST.')

const refuseTooMany = (reply: FastifyReply) =>
  reply.code(429).header('retry-after', '600').type('text/plain').send('Too many refused documents.')

async function bytesOf(request: FastifyRequest, reply: FastifyReply): Promise<Buffer | undefined> {
  try {
    return await readRawBytes(request.raw, maxBytes)
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== common.too_large.code) throw error
    void reply.code(413).type('text/plain').send('A document can have up to 4 MiB.')
    return undefined
  }
}

/** What becomes of a document; undefined for senders that were refused too often. */
async function handle(
  origin: Origin,
  { headers, log }: FastifyRequest,
  bytes: Buffer,
  transactions: Readonly<Record<string, Transaction>>,
): Promise<Handled | undefined> {
  const nothing = { settingsId: null, kind: 'unreadable', payloadId: '', isTest: false, document: '' }
  const unreadable = async (refusal: Refusal, document: string): Promise<Handled | undefined> => {
    if (await isShutOut(origin, undefined)) return undefined
    await countRefused(origin, undefined)
    return { ...nothing, ...refused(refusal), document }
  }
  try {
    const encoding = headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') return await unreadable(cxmlRefusals.cxml_encoding_unknown, '')
    const part = rootPartOf(bytes, headers['content-type'] ?? '')
    const decoded = decodeDocument(part.bytes, part.contentType)
    if (!decoded.allowed) return await unreadable(decoded.refusal, '')
    const document = decoded.value
    // A large one takes a second: other requests are served in the meantime.
    const read = await inSlices(readRequestSteps(document))
    if (!read.allowed) return await unreadable(read.refusal, document)
    const { content, payloadId, timestamp, isTest } = read.value
    const kind = content.name.slice(0, 100)
    const [key] = keysOf(read.value)
    if (await isShutOut(origin, key)) return undefined
    const { integration, named } = await authenticate(origin, read.value)
    const facts = { kind, payloadId, isTest, document }
    if (!integration.allowed) {
      if (integration.refusal.status === 401) await countRefused(origin, key)
      // Whose log shows it, where the sender pair leaves no doubt.
      const namedId = named.length === 1 ? named[0]!.id : null
      return { ...facts, settingsId: namedId, ...refused(integration.refusal) }
    }
    const settingsId = integration.value.id
    const { punchoutAgeDays } = origin.services.config.retention
    const age = judgeTimestamp(timestamp, origin.now, punchoutAgeDays)
    // A profile request has no effect that could be repeated.
    if (!age.allowed && kind !== 'ProfileRequest') {
      log.warn(
        { settingsId, kind, payloadId, timestamp, ageDays: punchoutAgeDays },
        'an old punchout document was refused',
      )
      return { ...facts, settingsId, ...refused(age.refusal) }
    }
    const received = { ...origin, request: read.value, integration: integration.value }
    const carryOut = kind === 'ProfileRequest' ? answerProfile : ownOf(transactions, kind)
    const answer = await run(carryOut, received, log)
    return { ...facts, settingsId, ...answer }
  } catch (error) {
    log.error({ err: error }, 'a punchout document failed')
    return { ...nothing, ...refused(cxmlRefusals.cxml_failed) }
  }
}

const ownOf = (transactions: Readonly<Record<string, Transaction>>, kind: string): Transaction | undefined =>
  Object.hasOwn(transactions, kind) ? transactions[kind] : undefined

async function run(
  carryOut: Transaction | undefined,
  received: Received,
  log: FastifyRequest['log'],
): Promise<DoorAnswer> {
  const { name } = received.request.content
  if (!carryOut) {
    const { setupUrl, orderUrl } = portalOf(received.services.config)
    const elsewhere = new Map([
      ['PunchOutSetupRequest', setupUrl],
      ['OrderRequest', orderUrl],
    ]).get(name)
    const message = `${name.slice(0, 100)} is not offered here.${elsewhere === undefined ? '' : ` Send it to ${elsewhere}`}`
    return refused({ ...cxmlRefusals.cxml_not_offered, message })
  }
  try {
    return await carryOut(received)
  } catch (error) {
    log.error({ err: error }, 'a punchout document failed')
    return refused(cxmlRefusals.cxml_failed)
  }
}

/** Buyers' systems use it as a ping; each address answers for both. */
const answerProfile: Transaction = async ({ services, now }) => ({
  status: 200,
  content: profileOf(newStamp(services, now), portalOf(services.config)),
})
