import type { z } from 'zod'
import { checkValues } from '#contract/check-values.ts'
import { schemaMessage } from '#contract/schema-message.ts'
import { InvalidRequest } from './errors.ts'

/** Where a value of a request comes from; names the field when the whole part is at fault. */
export type RequestPart = 'path' | 'query' | 'body'

/**
 * A part of a request as its schema reads it, or a refusal that names the field. Every handler's
 * input comes this way.
 */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  part: RequestPart,
): z.output<Schema> {
  refuseUnkeepable(value, part)
  // No body at all is an empty one; JSON's null is a body, and not an object.
  const result = schema.safeParse(value === undefined ? {} : value, { error: schemaMessage })
  if (!result.success) throw new InvalidRequest(result.error.issues, part)
  return result.data
}

/**
 * PLAT-14: refuses what no handler and no query may meet; the gate reads the path before any schema
 * does.
 */
export function refuseUnkeepable(value: unknown, part: RequestPart): void {
  const problem = checkValues(value)
  if (problem) throw new InvalidRequest([problem], part)
}
