import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { type Feature, features, isFeature } from '#kit/feature-keys.ts'
import { type ApiKeyText, keyLimits } from '../api-key.ts'
import { apiKeyRefusals } from '../api-keys.refusals.ts'
import { peopleFeatures } from './offer-scopes.ts'

/** A key that may be made. */
export interface NewKey {
  readonly program: string
  readonly scopes: readonly Feature[]
  readonly lifetimeDays: number
}

/**
 * NEXT-12: a key names its program, and has at least one permission, each of which its owner has.
 * `count`: keys the owner has already.
 */
export function checkNewKey(text: ApiKeyText, actor: Pick<Actor, 'can'>, count: number): Decision<NewKey> {
  const program = text.program.trim()
  const scopes = [...new Set(text.scopes)]
  if (program === '') return refuse(apiKeyRefusals.api_key_program_required, { field: 'program' })
  if (scopes.length === 0) return refuse(apiKeyRefusals.api_key_scopes_required, { field: 'scopes' })
  const forPeople = scopes.find((scope) => peopleFeatures.has(scope))
  if (forPeople) return refuse(apiKeyRefusals.api_key_scope_for_people, { field: 'scopes' })
  const held = scopes.filter(isFeature).filter((feature) => actor.can(feature))
  const missing = scopes.find((scope) => !held.some((feature) => feature === scope))
  if (missing !== undefined) {
    const details = { missing: isFeature(missing) ? features[missing] : missing }
    return refuse(apiKeyRefusals.api_key_scope_not_yours, { field: 'scopes', details })
  }
  if (count >= keyLimits.keys) return refuse(apiKeyRefusals.too_many_api_keys)
  return allow({ program, scopes: held, lifetimeDays: text.lifetimeDays })
}
