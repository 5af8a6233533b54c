import { readDecimal } from '#kit/read-decimal.ts'
import type { Problems } from '#ui/form/use-form-fields.ts'
import { problemsOf } from '#ui/form/place-refusal.ts'
import {
  type CreditCode,
  type CreditCodeKind,
  creditCodeLimits,
  type PickUpRule,
} from '#areas/credit-requests/credit-code.ts'
import { checkCode } from '#areas/credit-requests/rules/check-code.ts'

/** CREDIT-1: a code as somebody types it. */
export interface CodeDraft {
  readonly code: string
  readonly kind: CreditCodeKind
  readonly name: string
  readonly description: string
  readonly needsPhoto: boolean
  readonly needsReason: boolean
  readonly pickUp: PickUpRule
  readonly windowDays: string
  readonly slaHours: string
  readonly isActive: boolean
}

export const blankCode: CodeDraft = {
  code: '',
  kind: 'goods',
  name: '',
  description: '',
  needsPhoto: false,
  needsReason: false,
  pickUp: 'never',
  windowDays: '7',
  slaHours: '24',
  isActive: true,
}

/** A code as the form starts with it. */
export const codeDraftOf = ({ version: _, windowDays, slaHours, ...code }: CreditCode): CodeDraft => ({
  ...code,
  windowDays: String(windowDays),
  slaHours: String(slaHours),
})

/** The call's body; a code about the price takes no goods back. */
export function bodyOf({ code: _, kind, isActive: __, windowDays, slaHours, pickUp, ...texts }: CodeDraft) {
  return {
    ...texts,
    name: texts.name.trim(),
    description: texts.description.trim(),
    pickUp: kind === 'price' ? ('never' as const) : pickUp,
    windowDays: readDecimal(windowDays, 0) ?? -1,
    slaHours: readDecimal(slaHours, 0) ?? -1,
  }
}

const wholeNumber = (text: string, min: number, max: number): string | undefined => {
  const number = readDecimal(text, 0)
  return number === null || number < min || number > max ? `Enter a whole number from ${min} to ${max}` : undefined
}

/** What is wrong, by field; the rule is the server's. */
export function codeProblems(draft: CodeDraft): Problems<CodeDraft> {
  const days = wholeNumber(draft.windowDays, 0, creditCodeLimits.maxWindowDays)
  const hours = wholeNumber(draft.slaHours, 1, creditCodeLimits.maxSlaHours)
  return {
    ...(!/^[A-Z0-9]{2,12}$/.test(draft.code) && { code: 'A credit code has 2 to 12 capital letters or digits' }),
    ...(days && { windowDays: days }),
    ...(hours && { slaHours: hours }),
    ...problemsOf(checkCode({ ...draft, pickUp: bodyOf(draft).pickUp }), draft, 'name'),
  }
}
