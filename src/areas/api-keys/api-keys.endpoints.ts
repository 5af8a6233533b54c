import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { apiKey, apiKeyText, overlaps } from './api-key.ts'
import { apiKeyRefusals } from './api-keys.refusals.ts'

/** Keys are their owner's own: nobody who acts as somebody else sees or makes one, and no key. */
const own = { needs: ['connectPrograms'], noProxy: true } as const
const params = z.object({ apiKeyId: z.uuid() })
const done = { isSuccess: z.literal(true), message: z.string() }
/**
 * The secret is in this response and nowhere else: the call is not idempotent, which would keep it.
 */
const shown = z.object({ ...done, apiKey, secret: z.string() })

/** NEXT-12: the caller's API keys. */
export const listApiKeys = endpoint({
  ...own,
  name: 'listApiKeys',
  method: 'GET',
  path: '/api-keys',
  summary: 'API keys of the caller',
  answer: z.object({
    apiKeys: z.array(apiKey),
    /** Feature keys the caller can give a key. */
    scopes: z.array(z.string()),
    /** Requests a minute that one key may make. */
    requestsPerMinute: z.number().int(),
  }),
})

/** NEXT-12: a key for a program; asks for a recent proof, as a key outlives the session. */
export const createApiKey = endpoint({
  ...own,
  name: 'createApiKey',
  method: 'POST',
  path: '/api-keys',
  summary: 'Create an API key; it is shown once',
  status: 201,
  body: apiKeyText,
  answer: shown,
  refusals: [
    apiKeyRefusals.api_key_program_required,
    apiKeyRefusals.api_key_scopes_required,
    apiKeyRefusals.api_key_scope_not_yours,
    apiKeyRefusals.api_key_scope_for_people,
    apiKeyRefusals.too_many_api_keys,
  ],
})

/** NEXT-12: another secret for the same key; the former one is accepted for the hours given. */
export const rotateApiKey = endpoint({
  ...own,
  name: 'rotateApiKey',
  method: 'POST',
  path: '/api-keys/:apiKeyId/rotate',
  summary: 'Give an API key another secret; it is shown once',
  params,
  body: z.strictObject({
    overlapHours: z
      .literal(overlaps, 'Please choose one of the times')
      .meta({ description: 'Hours for which the former secret is still accepted' }),
  }),
  answer: shown,
  refusals: [apiKeyRefusals.api_key_not_found],
})

/** NEXT-12: from now on the key opens nothing. */
export const revokeApiKey = endpoint({
  ...own,
  name: 'revokeApiKey',
  method: 'POST',
  path: '/api-keys/:apiKeyId/revoke',
  summary: 'Revoke an API key',
  params,
  answer: z.object({ ...done, apiKeyId: z.uuid() }),
  refusals: [apiKeyRefusals.api_key_not_found],
})
