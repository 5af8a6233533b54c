import { z } from 'zod'

/** A call that API keys can make. */
export const openCall = z
  .object({
    /** The operationId of the OpenAPI document, and its place in /api/docs. */
    name: z.string(),
    method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
    /** With `{parameters}`. */
    path: z.string(),
    summary: z.string(),
    /** Feature keys a key needs for it. */
    needs: z.array(z.string()),
    hasBody: z.boolean(),
    needsIdempotencyKey: z.boolean(),
    takesIfMatch: z.boolean(),
  })
  .meta({ id: 'OpenCall' })
/** A call that API keys can make. */
export type OpenCall = z.output<typeof openCall>
