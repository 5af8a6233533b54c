import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logMessage, openPunchoutSession, type Origin } from '#areas/punchout/server/public.ts'
import { allowsTestHosts, type Integration } from '#areas/punchout-settings/server/public.ts'
import { common } from '#contract/common-refusals.ts'
import { type Decision, type Refusal, Refused } from '#kit/decision.ts'
import { readRawBytes } from '#platform/http/read-raw-bytes.ts'
import type { Services } from '#platform/services.ts'
import type { FormPair, OciCallUp, OciForm } from '#areas/oci/oci.ts'
import { ociRefusals } from '#areas/oci/oci.refusals.ts'
import { describeFields } from '#areas/oci/rules/describe-fields.ts'
import { checkedPage, foundPage } from '../rules/answer-page.ts'
import { refusalPage } from '../rules/refusal-page.ts'
import { keepReturn } from '#areas/oci/rules/keep-return.ts'
import { readCallUp } from '#areas/oci/rules/read-call-up.ts'
import { readForm } from '#areas/oci/rules/read-form.ts'
import { writeReturn } from '#areas/oci/rules/write-return.ts'
import { foundLines } from './found-lines.ts'
import { recognise } from './recognise.ts'

/** Largest call-up in bytes. */
const maxBytes = 65_536

/** What becomes of a call-up. */
type Outcome =
  | { readonly is: 'shop'; readonly url: string; readonly sessionId: string }
  | { readonly is: 'lines'; readonly form: OciForm; readonly asked: 'search' | 'validate' }
  | { readonly is: 'refused'; readonly refusal: Refusal }

const refused = (refusal: Refusal): Outcome => ({ is: 'refused', refusal })

/**
 * PUNCH-3: the address at which SAP calls up the catalogue, by GET or POST. It comes through the
 * browser, so every answer is a page.
 */
export async function serveOciDoor(app: FastifyInstance, services: Services, path: string): Promise<void> {
  await app.register(async (door) => {
    door.removeAllContentTypeParsers()
    // The body is read below, whatever its type says.
    door.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const config = { takesOtherSites: true } as const
    const answer = async (request: FastifyRequest, reply: FastifyReply, read: Decision<FormPair[]>) => {
      const origin: Origin = { services, now: services.clock.now(), address: request.ip }
      const started = performance.now()
      const pairs = read.allowed ? read.value : []
      const { outcome, settingsId } = read.allowed
        ? await outcomeOf(origin, pairs)
        : { outcome: refused(read.refusal), settingsId: null }
      const isRefused = outcome.is === 'refused'
      await logMessage(services.db, {
        settingsId,
        sessionId: outcome.is === 'shop' ? outcome.sessionId : undefined,
        at: origin.now,
        direction: 'in',
        kind: 'OCI call-up',
        payloadId: '',
        status: isRefused ? outcome.refusal.status : 200,
        reason: isRefused ? outcome.refusal.message : '',
        durationMs: Math.round(performance.now() - started),
        isTest: false,
        document: describeFields(pairs),
        answer: outcome.is === 'lines' ? describeFields(outcome.form.fields) : '',
        address: origin.address,
      }).catch((error: unknown) => request.log.error({ err: error }, 'a punchout message was not logged'))
      return send(reply, outcome)
    }
    door.get(path, { config, exposeHeadRoute: false }, (request, reply) =>
      answer(request, reply, readForm(request.url.split('?').slice(1).join('?'))),
    )
    door.post(path, { config }, async (request, reply) => answer(request, reply, await formOf(request)))
  })
}

async function formOf(request: FastifyRequest): Promise<Decision<FormPair[]>> {
  try {
    return readForm(await readRawBytes(request.raw, maxBytes))
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === common.too_large.code)
      return { allowed: false, refusal: ociRefusals.oci_too_large }
    throw error
  }
}

async function outcomeOf(
  origin: Origin,
  pairs: readonly FormPair[],
): Promise<{ outcome: Outcome; settingsId: string | null }> {
  const call = readCallUp(pairs, allowsTestHosts(origin.services.config))
  if (!call.allowed) return { outcome: refused(call.refusal), settingsId: null }
  const { integration, settingsId } = await recognise(origin, call.value)
  if (!integration.allowed) return { outcome: refused(integration.refusal), settingsId }
  return { outcome: await carryOut(origin, integration.value, call.value), settingsId }
}

async function carryOut(
  origin: Origin,
  integration: Integration,
  { asks, back, userName }: OciCallUp,
): Promise<Outcome> {
  if (asks.is === 'search' || asks.is === 'validate') {
    const lines = await foundLines(origin.services, integration, asks, origin.now)
    return lines.allowed
      ? { is: 'lines', form: writeReturn(back, lines.value), asked: asks.is }
      : refused(lines.refusal)
  }
  const opened = await openPunchoutSession(origin, integration, {
    operation: 'create',
    buyerCookie: keepReturn(back),
    returnUrl: back.hookUrl,
    returnTarget: back.target,
    buyer: { domain: 'OCI', identity: userName },
    isTest: false,
    isDeliveryFixed: false,
    shipTo: undefined,
    selectedPart: asks.is === 'detail' ? asks.product.partId : '',
    lines: [],
  })
  return opened.allowed ? { is: 'shop', ...opened.value } : refused(opened.refusal)
}

/** Only the form's own script, and only to where the form goes. */
function send(reply: FastifyReply, outcome: Outcome) {
  // A call by GET has the password in its address.
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  void reply.header('x-robots-tag', 'noindex').removeHeader('x-frame-options')
  const nonce = randomBytes(16).toString('base64')
  const policy = (more: string) =>
    void reply.header(
      'content-security-policy',
      `default-src 'none'; base-uri 'none'; style-src 'nonce-${nonce}'; ${more}`,
    )
  if (outcome.is === 'shop') return reply.redirect(outcome.url, 303)
  void reply.type('text/html; charset=utf-8')
  if (outcome.is === 'refused') {
    // Nothing on it can be pressed, so any site may frame it.
    policy("form-action 'none'; frame-ancestors *")
    const { status, message } = outcome.refusal
    return reply.code(status === 417 || status === 412 ? 409 : status).send(refusalPage(message, nonce))
  }
  const { form, asked } = outcome
  const { origin } = new URL(form.action)
  policy(`script-src 'nonce-${nonce}'; form-action ${origin}; frame-ancestors ${origin}`)
  const page = asked === 'search' ? foundPage(form) : checkedPage(form, nonce)
  // SAP reads it in the letters it asked for; fields hold no others.
  return reply
    .type(`text/html; charset=${form.charset}`)
    .send(Buffer.from(page, form.charset === 'utf-8' ? 'utf8' : 'latin1'))
}
