import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { type BillToKey, idOfBillTo } from '#areas/customers/bill-to.ts'
import { paymentMethodRefusals } from '../payment-methods.refusals.ts'

/** One bill-to a method pays for, as its editor stands to it. */
export interface Covered extends BillToKey {
  readonly isMine: boolean
  /** Chosen by name, not through "all bill-tos". */
  readonly isExplicit: boolean
}

/** The method before the change. */
export interface CoverageFacts {
  readonly isOwner: boolean
  readonly allBillTos: boolean
  readonly covered: readonly Covered[]
}

/** What is stored: "all bill-tos" of the owner, and those named. */
export interface Coverage {
  readonly allBillTos: boolean
  readonly billTos: readonly BillToKey[]
}

/**
 * PROFILE-4: "all bill-tos" means those its owner has at any time, so only a customer who owns it
 * may choose it.
 */
export function mayCoverAll(actor: Actor, method: Pick<CoverageFacts, 'isOwner' | 'allBillTos'> | null): Decision {
  if (method?.allBillTos) return allow()
  if (actor.kind !== 'external')
    return refuse(paymentMethodRefusals.all_bill_tos_not_for_staff, { field: 'allBillTos' })
  if (method && !method.isOwner)
    return refuse(paymentMethodRefusals.all_bill_tos_by_owner_only, { field: 'allBillTos' })
  return allow()
}

/**
 * PROFILE-4, security 30: which bill-tos a new (`method` null) or changed method pays for. Bill-tos
 * the editor cannot see stay as they are; `mine` are those of the named ones that are the editor's.
 */
export function chooseBillTos(
  actor: Actor,
  method: CoverageFacts | null,
  asked: Coverage,
  mine: readonly BillToKey[],
): Decision<Coverage> {
  const hidden = method?.covered.filter(({ isMine }) => !isMine) ?? []
  if (asked.allBillTos) {
    const decision = mayCoverAll(actor, method)
    return decision.allowed
      ? allow({ allBillTos: true, billTos: hidden.filter(({ isExplicit }) => isExplicit).map(keyOf) })
      : decision
  }
  if (asked.billTos.length === 0) return refuse(paymentMethodRefusals.bill_tos_missing, { field: 'billTos' })
  const own = new Set(mine.map(idOfBillTo))
  if (asked.billTos.some((billTo) => !own.has(idOfBillTo(billTo))))
    return refuse(paymentMethodRefusals.bill_to_not_found, { field: 'billTos' })
  return allow({ allBillTos: false, billTos: [...hidden, ...mine].map(keyOf) })
}

const keyOf = ({ division, number }: BillToKey): BillToKey => ({ division, number })

/**
 * Security 30: what is left when somebody removes a method: nothing, or the bill-tos that person
 * cannot see.
 */
export function leaveBillTos({ covered }: CoverageFacts): Coverage | null {
  const hidden = covered.filter(({ isMine }) => !isMine)
  return hidden.length === 0 ? null : { allBillTos: false, billTos: hidden.map(keyOf) }
}

/**
 * PROFILE-5: name, type and numbers of an account are changed only by somebody who sees all it pays
 * for.
 */
export const mayChangeAccount = (isShared: boolean): Decision =>
  isShared ? refuse(paymentMethodRefusals.account_is_shared) : allow()
