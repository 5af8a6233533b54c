import type { AutopayKind } from '../autopay.ts'

/** What a schedule stands on: its person, their customers, and its method. */
export interface Standing {
  readonly kind: AutopayKind
  readonly person: {
    readonly name: string
    readonly isActive: boolean
    readonly mayPay: boolean
    readonly mayView: boolean
    readonly hasBillTo: boolean
    readonly hasWholeBillTo: boolean
    /** Ship-tos of the schedule that are not the person's. */
    readonly missingShipTos: readonly string[]
    readonly mayPayByCard: boolean
  }
  /** Undefined: it does not pay for this bill-to any more. */
  readonly method:
    | {
        readonly kind: 'bank' | 'card'
        readonly name: string
        readonly isExpired: boolean
        /** The bank's reason as a sentence; null while it takes debits. */
        readonly unusableBecause: string | null
      }
    | undefined
}

/** BILL-5: why a schedule cannot pay, as a sentence; undefined when it can. */
export const stopReason = ({ kind, person, method }: Standing): string | undefined =>
  personProblem(kind, person) ?? methodProblem(person.mayPayByCard, method)

/** BILL-5: why somebody cannot be the one in whose name a schedule pays. */
export function personProblem(kind: AutopayKind, person: Standing['person']): string | undefined {
  const { name } = person
  if (!person.isActive) return `${name} is not active in the portal.`
  if (!person.hasBillTo) return `${name} does not have this bill-to.`
  if (!person.mayPay) return `${name} may not make payments.`
  if (!person.mayView) return `${name} may not use autopay.`
  if (kind === 'billTo' && !person.hasWholeBillTo) return `${name} does not have all ship-tos of this bill-to.`
  const [missing] = person.missingShipTos
  return missing === undefined ? undefined : `${name} does not have ship-to ${missing}.`
}

function methodProblem(mayPayByCard: boolean, method: Standing['method']): string | undefined {
  if (!method) return 'Its bank account or card cannot be used for this bill-to any more.'
  if (method.unusableBecause !== null) return `${method.name}: ${method.unusableBecause}`
  if (method.kind === 'bank') return undefined
  if (!mayPayByCard) return 'Cards cannot be used here.'
  return method.isExpired ? `${method.name} has expired.` : undefined
}
