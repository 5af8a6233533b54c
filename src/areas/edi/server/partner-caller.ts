import { padNumber } from '#kit/text.ts'
import { Refused } from '#kit/decision.ts'
import { numberLength } from '#contract/values.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import { userAsCaller } from '#areas/customers/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Partner } from '../edi-partner.ts'
import { ediRefusals } from '../edi.refusals.ts'
import type { EdiOrder } from '../rules/read-order.ts'

const userOf = sql('edi.partner-user', 'select user_id as "userId" from edi_partners where id = :partner')
const mapped = sql(
  'edi.mapped',
  'select division, ship_to as "shipTo" from edi_ship_tos where partner = :partner and code = :code',
)
const byNumber = sql(
  'edi.by-number',
  `select s.division, s.number as "shipTo" from ship_tos s join edi_partners p on p.id = :partner join users u on u.id = p.user_id
   where s.number = :number and ${mayShipTo('u', 's.division', 's.number')} limit 2`,
)

interface Place {
  readonly division: string
  readonly shipTo: string
}

/** The ship-to of a partner's order: by its code, or by a number of ours that one alone has. */
async function placeOf(tx: Queries, partner: string, { shipToCode, isOurNumber }: EdiOrder): Promise<Place> {
  const found = await tx.maybe<Place>(mapped({ partner, code: shipToCode }))
  if (found) return found
  const isNumber = isOurNumber && /^[A-Za-z0-9-]{1,20}$/.test(shipToCode)
  const numbered = isNumber
    ? await tx.rows<Place>(byNumber({ partner, number: padNumber(shipToCode, numberLength) }))
    : []
  const [only, second] = numbered
  if (!only || second) {
    const message = `${ediRefusals.edi_ship_to_unknown.message.slice(0, -1)}: ${shipToCode.slice(0, 40)}`
    throw new Refused({ ...ediRefusals.edi_ship_to_unknown, message })
  }
  return only
}

/**
 * NEXT-12: in whose name an order of a partner is placed: the partner's user, with what they may at
 * this moment and for the ship-to of the order.
 */
export async function callerFor(tx: Queries, partner: Partner, order: EdiOrder): Promise<Place & { caller: Caller }> {
  const place = await placeOf(tx, partner.id, order)
  const { userId } = await tx.row<{ userId: string }>(userOf({ partner: partner.id }))
  const caller = await userAsCaller(tx, userId, place)
  if (!caller?.actor.can('addOrder')) throw new Refused(ediRefusals.edi_user_not_allowed)
  const actor = { ...caller.actor, apiKey: { id: partner.id, program: `EDI ${partner.name}` } }
  return { ...place, caller: { ...caller, actor } }
}
