import type { IfShort, SubstitutionChoice, AcceptedLoss } from '#areas/orders/if-short.ts'
import type { DefaultChoice } from '../substitution.ts'
import type { AlternativeCheck } from './check-alternative.ts'

/** What somebody chose for an item; also what was frozen with an order line. */
export interface ChosenPreference {
  readonly choice: SubstitutionChoice
  readonly alternatives: readonly { readonly itemNumber: string; readonly accepted: AcceptedLoss }[]
  readonly maxIncreasePercent: number | null
  readonly setByName: string
  /** Of what was frozen: why it asks. */
  readonly reason?: string
}

/** An alternative with its check; absent for an item that nobody sells any more. */
export interface CheckedChoice extends Pick<AlternativeCheck, 'findings' | 'passes'> {
  readonly description: string
}

/**
 * NEXT-3: what happens if an item comes short: what was chosen, with the alternatives that pass
 * their check; where none does, the customer is asked, and reads why.
 */
export function decideIfShort(
  chosen: ChosenPreference | undefined,
  usual: DefaultChoice,
  checked: (itemNumber: string) => CheckedChoice | undefined,
): IfShort {
  if (!chosen) return { choice: usual, alternatives: [], maxIncreasePercent: null, setByName: '', reason: '' }
  const { choice, maxIncreasePercent, setByName, reason = '' } = chosen
  const plain = { alternatives: [], maxIncreasePercent, setByName }
  if (choice !== 'substitute') return { choice, ...plain, reason }
  const alternatives = chosen.alternatives.flatMap(({ itemNumber, accepted }) => {
    const check = checked(itemNumber)
    return check?.passes ? [{ itemNumber, description: check.description, accepted }] : []
  })
  if (alternatives.length > 0) return { choice, alternatives, maxIncreasePercent, setByName, reason: '' }
  const why = chosen.alternatives.map(({ itemNumber }) => whyNot(itemNumber, checked(itemNumber)))
  return { choice: 'ask', ...plain, reason: why.join(' ') }
}

function whyNot(itemNumber: string, check: CheckedChoice | undefined): string {
  if (!check) return `${itemNumber}: It is not sold here.`
  const found =
    check.findings.find(({ weight }) => weight === 'stops') ?? check.findings.find(({ weight }) => weight === 'loss')
  return `${check.description}: ${found?.text ?? 'It cannot come instead.'}`
}
