import type { Actor } from '#kit/actor.ts'
import { orRefuse } from '#kit/decision.ts'
import { billTosOfUser } from '#areas/customers/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { chooseBillTos, type Coverage, type CoverageFacts } from '../rules/choose-bill-tos.ts'

/**
 * PROFILE-4: what a method shall pay for, held against the bill-tos the caller has at this moment.
 */
export async function chooseCoverage(
  tx: Queries,
  actor: Actor,
  method: CoverageFacts | null,
  asked: Coverage,
): Promise<Coverage> {
  const mine = asked.allBillTos ? [] : await billTosOfUser(tx, actor.userId, asked.billTos)
  return orRefuse(chooseBillTos(actor, method, asked, mine))
}
