import type { z } from 'zod'
import { common } from '#contract/common-refusals.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { Refused } from '#kit/decision.ts'

/**
 * For tests: an answer that fits its schema, or a refusal that the endpoint declares.
 * Anything else is an error (500), as callers and the OpenAPI document go by the declaration.
 */
export async function checkedAnswer(
  endpoint: Endpoint,
  schema: z.ZodType,
  answering: Promise<unknown>,
): Promise<unknown> {
  try {
    return schema.parse(await answering)
  } catch (error) {
    if (error instanceof Refused && !isDeclared(endpoint, error.refusal.code))
      throw new Error(`${endpoint.name} refuses with ${error.refusal.code}, which it does not declare`, {
        cause: error,
      })
    throw error
  }
}

const isDeclared = ({ refusals = [] }: Endpoint, code: string): boolean =>
  Object.hasOwn(common, code) || refusals.some((refusal) => refusal.code === code)
