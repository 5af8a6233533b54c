import { Refused } from '#kit/decision.ts'
import { twoFactorRefusals } from '../two-factor.refusals.ts'
import type { Tried } from './code.store.ts'

/** The mark to take a right code by; a wrong or expired one is refused at its field. */
export function rightMark(tried: Tried, field: string): string {
  if (tried.outcome === 'right') return tried.mark
  throw new Refused({
    ...(tried.outcome === 'wrong' ? twoFactorRefusals.code_invalid : twoFactorRefusals.code_expired),
    field,
  })
}
