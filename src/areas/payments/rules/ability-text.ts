import { common } from '#contract/common-refusals.ts'
import type { Decision } from '#kit/decision.ts'

/** Null where the actor may; else the sentence that says why not. */
export function abilityText(hasFeature: boolean, decision: Decision<unknown>): string | null {
  if (!hasFeature) return common.feature_missing.message
  return decision.allowed ? null : decision.refusal.message
}
