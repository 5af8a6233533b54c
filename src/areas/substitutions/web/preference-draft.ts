import { isSameSet } from '#kit/is-same-set.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { type AcceptedLoss } from '#areas/orders/if-short.ts'
import { substitutionLimits, usualIncrease } from '../substitution.ts'
import type { getSubstitution } from '../substitutions.endpoints.ts'

/** What the dialog offers. */
export type DraftChoice = 'substitute' | 'ask' | 'none' | 'default'

/** An alternative as it is being chosen. */
export interface DraftAlternative {
  readonly itemNumber: string
  readonly description: string
  /** What the person has read and takes all the same. */
  readonly accepted: AcceptedLoss
}

/** A preference as it is being written. */
export interface PreferenceDraft {
  readonly choice: DraftChoice
  readonly alternatives: readonly DraftAlternative[]
  /** As typed; empty: whatever it costs. */
  readonly maxIncrease: string
}

/** Nothing is accepted. */
export const nothingAccepted: AcceptedLoss = { diets: [], allergens: [], unstated: [] }

/** The draft of what is saved. */
export function draftOf({ substitution }: CallAnswer<typeof getSubstitution>): PreferenceDraft {
  if (!substitution) return { choice: 'default', alternatives: [], maxIncrease: String(usualIncrease) }
  const { choice, alternatives, maxIncreasePercent } = substitution
  return {
    choice,
    // What is saved was accepted when it was saved; what is lost since is asked again.
    alternatives: alternatives.map(({ itemNumber, description, passes, loss }) => ({
      itemNumber,
      description,
      accepted: passes ? loss : nothingAccepted,
    })),
    maxIncrease:
      choice === 'substitute' ? (maxIncreasePercent === null ? '' : String(maxIncreasePercent)) : String(usualIncrease),
  }
}

/** The limit as a number; null: none; undefined: not a number of the allowed ones. */
export function readIncrease(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const number = Number(text)
  return Number.isInteger(number) && number >= 0 && number <= substitutionLimits.increase ? number : undefined
}

/** True when everything an alternative loses was accepted. */
export const isAccepted = (loss: AcceptedLoss, accepted: AcceptedLoss): boolean =>
  isSameSet(
    [...loss.diets, ...loss.allergens, ...loss.unstated],
    [...accepted.diets, ...accepted.allergens, ...accepted.unstated],
  )

/** The list with one of its entries a place further up or down. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const to = from + by
  const one = list[from]
  if (one === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, one)
}
