import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { CreditCode } from '../credit-code.ts'
import { creditRefusals } from '../credit-requests.refusals.ts'

/** CREDIT-1: a code has a name, and one about the price takes no goods back. */
export function checkCode({ name, kind, pickUp }: Pick<CreditCode, 'name' | 'kind' | 'pickUp'>): Decision {
  if (name.trim() === '') return refuse(creditRefusals.credit_code_name_missing, { field: 'name' })
  if (kind === 'price' && pickUp !== 'never') return refuse(creditRefusals.credit_code_pick_up, { field: 'pickUp' })
  return allow()
}
