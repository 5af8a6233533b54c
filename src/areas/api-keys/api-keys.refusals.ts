import { refusals } from '#contract/refusals.ts'
import { keyLimits } from './api-key.ts'

/** Every "no" of API keys (NEXT-12). */
export const apiKeyRefusals = refusals({
  api_key_unknown: [401, 'This API key is not valid. It may have been revoked.'],
  api_key_expired: [401, 'This API key has expired. Its owner can create another one.'],
  api_key_owner_not_allowed: [403, 'The owner of this API key may no longer connect programs.'],
  not_for_api_keys: [403, 'This call is for people who are signed in, and not for API keys.'],
  scope_missing: [403, 'This API key does not have the permission for this call.'],
  api_key_too_many_requests: [429, 'This API key makes too many requests. Please wait and try again.'],
  api_key_not_found: [404, 'There is no such API key.'],
  api_key_program_required: [400, 'Required'],
  api_key_scopes_required: [400, 'Please choose at least one permission'],
  api_key_scope_not_yours: [403, 'A key can have only permissions that you have.'],
  api_key_scope_for_people: [400, 'This permission is for people, and no key can have it.'],
  too_many_api_keys: [409, `There is no room for more than ${keyLimits.keys} API keys.`],
})
