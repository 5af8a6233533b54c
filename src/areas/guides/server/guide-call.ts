import type { FastifyReply } from 'fastify'
import { orRefuse, Refused } from '#kit/decision.ts'
import { mayUseGuides } from '#areas/customers/rules/may-use-guides.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Guide, GuideType } from '../guide.ts'
import { guideRefusals } from '../guides.refusals.ts'
import { guideAbilities } from '../rules/guide-abilities.ts'
import { type GuideHead, lockGuides, type OfShipTo } from './guide.store.ts'
import type { ChangedBy } from './save-guide.ts'

/** The parts of a call that handlers of guides pass on. */
export interface GuideCall {
  readonly params: OfShipTo
  readonly caller: Caller
  readonly now: Date
  readonly address: string
  readonly ifMatch: number | null
  readonly reply: FastifyReply
}

/** A call about one guide. */
export interface OneGuideCall extends GuideCall {
  readonly params: OfShipTo & { readonly type: GuideType; readonly guideId: string }
}

/** CUST-4: refuses prospects, whatever the call. */
export const orRefuseProspects = ({ caller }: Pick<GuideCall, 'caller'>): void => {
  orRefuse(mayUseGuides(shipToOf(caller)))
}

/** Who changes a guide, for the store. */
export const changedBy = ({ caller, now }: GuideCall): ChangedBy => ({ actor: caller.actor, name: caller.name, now })

/** A guide with what its reader may do. */
export const toGuide = (
  { id, type, name, shipTo, isDsrManaged, version, lineCount, changedAt, changedByName, ...facts }: GuideHead,
  { actor }: Caller,
): Guide => ({
  id,
  type,
  name,
  shipTo,
  isDsrManaged,
  version,
  lineCount,
  changedAt,
  changedByName,
  abilities: guideAbilities({ id, type, isDsrManaged, ...facts }, actor),
})

/** The answer's guide, its version also in the ETag. */
export function answerGuide(guide: GuideHead, { caller, reply }: Pick<GuideCall, 'caller' | 'reply'>): Guide {
  void reply.header('etag', `"${guide.version}"`)
  return toGuide(guide, caller)
}

/** A guide of the ship-to; a foreign and a missing one read the same (security 9, 10). */
export function orNotFound(guide: GuideHead | undefined): GuideHead {
  if (!guide) throw new Refused(guideRefusals.guide_not_found)
  return guide
}

/**
 * The guide of the path, locked to be changed, in the version the caller has seen: a stale
 * `If-Match` returns the guide as it is.
 */
export async function guideToChange(tx: Queries, call: OneGuideCall): Promise<GuideHead> {
  orRefuseProspects(call)
  const { params, ifMatch, caller } = call
  const [found] = await lockGuides(tx, params, [params.guideId])
  const guide = orNotFound(found?.type === params.type ? found : undefined)
  if (ifMatch !== null && ifMatch !== guide.version)
    throw new Refused({ ...guideRefusals.guide_changed, details: { guide: toGuide(guide, caller) } })
  return guide
}

/** PLAT-8: what staff do to a customer's guide stands in the audit trail, as themselves or not. */
export async function auditStaff(
  tx: Queries,
  guide: Pick<GuideHead, 'id' | 'name' | 'type'>,
  action: string,
  details: object,
  { params, caller, address }: GuideCall,
): Promise<void> {
  if (caller.actor.kind === 'external') return
  const { division, shipTo } = params
  await audit(tx, {
    actor: caller.actor,
    action: `guide.${action}`,
    entity: `guide:${guide.id}`,
    division,
    shipTo,
    details: { name: guide.name, type: guide.type, ...details },
    address,
  })
}
