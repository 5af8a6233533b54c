import { orRefuse, Refused } from '#kit/decision.ts'
import type { BillToKey } from '#areas/customers/bill-to.ts'
import { methodsFor } from '#areas/payment-methods/server/public.ts'
import { payingMethodOf } from '#areas/payments/server/public.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Queries } from '#platform/database/database.ts'
import type { AutopayKind, AutopayTerms } from '../autopay.ts'
import { autopayRefusals } from '../autopay.refusals.ts'
import { checkSchedule } from '../rules/check-schedule.ts'
import { personProblem, stopReason } from '../rules/stop-reason.ts'
import { type CardConfig, standingOf } from './schedule-state.ts'
import { type Person, personAt, peopleOf } from './standing.store.ts'

/**
 * BILL-5: the person in whose name the caller may set up autopay at a bill-to: themselves; for
 * staff one of the customer's people. Bill-tos that are not theirs read like missing ones.
 */
export async function chosenPerson(
  db: Queries,
  { actor, isStaff }: Pick<Caller, 'actor' | 'isStaff'>,
  userId: string | undefined,
  key: BillToKey,
): Promise<Person> {
  const self = await personAt(db, actor.userId, key)
  const isTheirs = isStaff ? self?.hasWholeBillTo : self?.hasBillTo && self.shipTos.length > 0
  if (!self || !isTheirs) throw new Refused({ ...autopayRefusals.bill_to_not_found, field: 'billTos' })
  if (!isStaff) {
    if (userId === undefined || userId === actor.userId) return self
    throw new Refused({ ...autopayRefusals.person_not_found, field: 'userId' })
  }
  if (userId === undefined) throw new Refused({ ...autopayRefusals.person_missing, field: 'userId' })
  const person = (await peopleOf(db, key)).find((each) => each.userId === userId)
  if (!person) throw new Refused({ ...autopayRefusals.person_not_found, field: 'userId' })
  return person
}

/** What somebody wants to save. */
export interface WantedTerms extends AutopayTerms {
  readonly paymentSettingsId: string
}

/** BILL-5: refuses terms that this person cannot have at this bill-to, with field and reason. */
export async function checkTerms(
  db: Queries,
  { config }: CardConfig,
  { kind, person, key, today }: { kind: AutopayKind; person: Person; key: BillToKey; today: string },
  wanted: WantedTerms,
): Promise<AutopayTerms & { readonly methodId: string }> {
  orRefuse(checkSchedule(wanted))
  const shipTos = [...new Set(wanted.shipTos)].toSorted()
  const standing = standingOf(person, shipTos, config)
  const [missing] = standing.missingShipTos
  if (missing !== undefined) {
    const message = `Ship-to ${missing} cannot be chosen.`
    throw new Refused({ ...autopayRefusals.ship_to_not_found, field: 'shipTos', message })
  }
  const problem = personProblem(kind, standing)
  if (problem !== undefined)
    throw new Refused({ ...autopayRefusals.person_not_able, field: 'billTos', message: problem })
  const stored = (await methodsFor(db, key)).find(({ id }) => id === wanted.paymentSettingsId)
  const field = 'paymentSettingsId'
  if (!stored) throw new Refused({ ...autopayRefusals.method_not_for_bill_to, field })
  const method = { ...payingMethodOf(stored, today), unusableBecause: stored.unusableBecause }
  const wrong = stopReason({ kind, person: standing, method })
  if (wrong !== undefined) throw new Refused({ ...autopayRefusals.method_not_for_bill_to, field, message: wrong })
  const { timing, day, covers, limit } = wanted
  return { timing, day, covers, limit, shipTos, methodId: stored.id }
}
