import { orRefuse, Refused } from '#kit/decision.ts'
import { version } from '#kit/version.ts'
import { changedBy, lockCart, questionOf, refuseStale, saveCart } from '#areas/carts/server/public.ts'
import { checkoutRefusals } from '#areas/checkout/checkout.refusals.ts'
import { returnCart, returnRefusals } from '#areas/checkout/return-cart.endpoints.ts'
import { checkReturn } from '#areas/checkout/rules/check-order.ts'
import { pricesNow, reviewFactsOf } from '#areas/checkout/server/public.ts'
import { type ReturnedCart, writeOrderMessage } from '#areas/cxml/rules/write-order-message.ts'
import { describeFields } from '#areas/oci/rules/describe-fields.ts'
import { keptReturn } from '#areas/oci/rules/keep-return.ts'
import { writeReturn } from '#areas/oci/rules/write-return.ts'
import { type Integration, integrationOf, mappingOf, portalOf } from '#areas/punchout-settings/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { leavePunchout } from '../punchout.endpoints.ts'
import type { ReturnedPrices } from '../rules/changed-prices.ts'
import { formOfMessage } from '../rules/form-of-message.ts'
import { auxiliaryKey, linesOfCart } from '../rules/lines-of-cart.ts'
import { newStamp } from './door.ts'
import { logMessage } from './message-log.store.ts'
import { returnPath } from './return-page.ts'
import { askedAuxiliaries, returnedLines } from './returned-lines.ts'
import { keepReturn, lockSession, type SessionToReturn } from './session.store.ts'

type Returning = Pick<Call<Endpoint>, 'services' | 'now' | 'address'> & {
  readonly db: Queries
  readonly caller: Call<typeof leavePunchout>['caller']
}

/**
 * The locked session of the caller, with its integration; refused outside of one, and after its
 * return.
 */
async function sessionToReturn(
  tx: Queries,
  { caller }: Pick<Returning, 'caller'>,
): Promise<{ session: SessionToReturn; integration: Integration }> {
  if (!caller.punchout) throw new Refused(returnRefusals.punchout_only)
  const session = await lockSession(tx, caller.punchout.id)
  if (session.isReturned) throw new Refused(returnRefusals.punchout_returned)
  const integration = await integrationOf(tx, session.settingsId)
  if (!integration) throw new Refused(returnRefusals.punchout_only)
  return { session, integration }
}

/** Writes the message, keeps it for the page that posts it, and logs it. */
async function sendBack(
  call: Returning,
  { session, integration }: { session: SessionToReturn; integration: Integration },
  { timeZone, ...content }: Pick<ReturnedCart, 'shipTo' | 'lines'> & { readonly timeZone: string },
): Promise<void> {
  const { db, services, now, address, caller } = call
  const { senderDomain: domain, senderIdentity: identity } = portalOf(services.config)
  const stamp = newStamp(services, now, timeZone)
  const isLeft = content.lines.length === 0
  const message = writeOrderMessage(stamp, {
    ...content,
    supplier: { domain, identity },
    buyer: { domain: session.buyerDomain, identity: session.buyerIdentity },
    userAgent: `Larder ${version}`,
    isTest: session.isTest,
    buyerCookie: session.buyerCookie,
  })
  const isOci = integration.software === 'sap-oci'
  const to = { software: integration.software, action: session.returnUrl, target: session.returnTarget }
  const form = isOci
    ? writeReturn(keptReturn(session), content.lines)
    : formOfMessage(message, to, (text) => Buffer.from(text, 'utf8').toString('base64'))
  await keepReturn(db, session.id, { ...form, isLeft }, returnedPrices(content.lines, integration))
  await logMessage(db, {
    settingsId: session.settingsId,
    sessionId: session.id,
    at: now,
    direction: 'out',
    kind: isOci ? 'NEW_ITEM fields' : 'PunchOutOrderMessage',
    payloadId: isOci ? '' : stamp.payloadId,
    status: isLeft ? 204 : 200,
    reason: isLeft ? 'The buyer left without a cart.' : '',
    durationMs: 0,
    isTest: session.isTest,
    document: isOci ? describeFields(form.fields) : message,
    answer: '',
    address,
  })
  const action = isLeft ? 'punchout.leave' : 'punchout.return'
  await audit(db, { actor: caller.actor, action, entity: `punchout-session:${session.id}`, address })
}

/** What goes back of each item and unit: an edit is compared with it. */
const returnedPrices = (
  lines: ReturnedCart['lines'],
  { uomMapCase }: Pick<Integration, 'uomMapCase'>,
): ReturnedPrices =>
  Object.fromEntries(
    lines.map(({ partId, unit, unitPrice }) => [
      auxiliaryKey(partId, unit === uomMapCase ? 'case' : 'each'),
      unitPrice,
    ]),
  )

/** PUNCH-4: the cart the buyer saw goes back, once; from then on nobody changes it. */
export const returnCartHandler = handle(returnCart, async (call) => {
  // `db` is the transaction of a call that happens once.
  const { db, params, body, caller, now, ifMatch } = call
  const { actor } = caller
  if (ifMatch === null) throw new Refused({ ...checkoutRefusals.version_required, field: 'If-Match' })
  const returning = await sessionToReturn(db, call)
  const { session, integration } = returning
  const cart = await lockCart(db, { ...questionOf(call), cartId: params.cartId })
  const facts = reviewFactsOf(cart, actor, now)
  const seen = { version: ifMatch, subtotal: body.expectedSubtotal }
  if (cart.status === 'open') refuseStale(cart, call)
  orRefuse(checkReturn(cart, actor, facts, seen, pricesNow(cart)))
  const naming = {
    ...integration,
    cartKey: session.cartKey ?? session.id,
    asked: askedAuxiliaries(session.lines, integration),
  }
  const lines = linesOfCart(await returnedLines(db, cart, actor, now), naming)
  const mapping = await mappingOf(db, actor.userId, integration.id)
  const row = mapping.find(({ division, shipTo }) => division === cart.division && shipTo === cart.shipTo)
  const shipTo = row && { addressId: row.punchoutShipTo, name: row.name }
  await saveCart(db, cart, { kind: 'returned', head: { status: 'returned' } }, changedBy(call))
  await sendBack(call, returning, { shipTo, lines, timeZone: cart.customer.timeZone })
  return { isSuccess: true as const, message: 'Cart returned', returnPath }
})

/** PUNCH-4: back with nothing; the buyer's system keeps what it had. */
export const leavePunchoutHandler = handle(leavePunchout, (call) =>
  call.services.db.inTransaction(async (tx) => {
    const returning = await sessionToReturn(tx, call)
    await sendBack({ ...call, db: tx }, returning, { shipTo: undefined, lines: [], timeZone: 'UTC' })
    return { isSuccess: true as const, message: 'Nothing was ordered', returnPath }
  }),
)
