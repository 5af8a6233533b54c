import { allow, type Decision, refuse } from '#kit/decision.ts'
import { type Feature, isFeature } from '#kit/feature-keys.ts'
import { isOpenToKeys, type OpenCall } from '#contract/is-open-to-keys.ts'
import { apiKeyRefusals } from '../api-keys.refusals.ts'
import { peopleFeatures } from './offer-scopes.ts'

/** A key as a call finds it. */
export interface PresentedKey {
  readonly scopes: readonly string[]
  /** ISO instant; null: never. */
  readonly expiresAt: string | null
  /** What its owner may at this moment. */
  readonly ownerFeatures: ReadonlySet<Feature>
}

/**
 * NEXT-12: what a key may do with this call: of its scopes those its owner has now. It is asked at
 * every call, so that a right taken from the owner is gone from the key with the next one.
 */
export function rightsOfKey(
  { scopes, expiresAt, ownerFeatures }: PresentedKey,
  call: OpenCall,
  now: Date,
): Decision<ReadonlySet<Feature>> {
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime()) return refuse(apiKeyRefusals.api_key_expired)
  if (!ownerFeatures.has('connectPrograms')) return refuse(apiKeyRefusals.api_key_owner_not_allowed)
  if (!isOpenToKeys(call)) return refuse(apiKeyRefusals.not_for_api_keys)
  const held = scopes.filter(isFeature).filter((scope) => ownerFeatures.has(scope) && !peopleFeatures.has(scope))
  return allow(new Set(held))
}
