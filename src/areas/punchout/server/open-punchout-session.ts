import { cxmlRefusals } from '#areas/cxml/cxml.refusals.ts'
import { chooseShipTo } from '#areas/punchout-settings/rules/choose-ship-to.ts'
import { type Integration, itemsKnownTo, mappingOf, ownShipTos } from '#areas/punchout-settings/server/public.ts'
import { numberLength } from '#contract/values.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { padNumber } from '#kit/text.ts'
import type { CallUp } from '../punchout-session.ts'
import { reachOfSession } from '../rules/reach-of-session.ts'
import type { Origin } from './authenticate.ts'
import { cartKeyFor, isOrdered, keysIn } from './cart-key.store.ts'
import { insertSession } from './session.store.ts'

/** What the buyer's browser opens next. */
export interface StartPage {
  readonly sessionId: string
  /** Opens once, within minutes. */
  readonly url: string
}

/**
 * PUNCH-3, PUNCH-4: a session for a buyer whose system was recognised, whatever protocol it speaks:
 * its ship-to by the mapping, the lines it wants to see again, and a start page.
 */
export async function openPunchoutSession(
  { services, now }: Origin,
  integration: Integration,
  callUp: CallUp,
): Promise<Decision<StartPage>> {
  const { db, config } = services
  const { userId } = integration.owner
  const [mapping, own] = await Promise.all([mappingOf(db, userId, integration.id), ownShipTos(db, userId)])
  const orderable = own.filter(({ isOrderingAllowed }) => isOrderingAllowed)
  const chosen = chooseShipTo(callUp.shipTo, { ...integration, mapping, orderable })
  if (chosen.is === 'refused') return refuse(cxmlRefusals.cxml_ship_to_missing, { message: chosen.because })
  const start = chosen.is === 'chosen' ? { division: chosen.division, shipTo: chosen.shipTo } : null
  if (callUp.lines.length > 0) {
    const numbers = callUp.lines.map(({ partId }) => padNumber(partId, numberLength))
    const known = await itemsKnownTo(db, start ? [start] : orderable, [...new Set(numbers)])
    if (known.size === 0) return refuse(cxmlRefusals.cxml_nothing_left)
    if (callUp.operation === 'edit' && (await isOrdered(db, integration.id, keysIn(callUp.lines))))
      return refuse(cxmlRefusals.cxml_already_ordered)
  }
  const cartKey = await cartKeyFor(db, integration.id, callUp.lines)
  const { sessionId, startToken } = await insertSession(
    db,
    { ...callUp, cartKey, settingsId: integration.id, userId, start, ...reachOfSession(chosen, integration, mapping) },
    now,
  )
  return allow({ sessionId, url: `${config.publicUrl}/punchout/start/${startToken}` })
}
