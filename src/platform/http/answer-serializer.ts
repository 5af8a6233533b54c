import buildSerializer, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'

type JsonSchema = Record<string, unknown>

const isNull = (schema: unknown) => (schema as JsonSchema | null)?.['type'] === 'null'

/**
 * `anyOf: [X, null]` makes the serialiser validate at run time; `nullable` is the same without that
 * price.
 */
function withPlainNulls({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  const choices = jsonSchema['anyOf']
  if (!Array.isArray(choices) || choices.length !== 2 || !choices.some(isNull)) return
  const value = choices.find((choice) => !isNull(choice)) as JsonSchema
  delete jsonSchema['anyOf']
  Object.assign(jsonSchema, value, { nullable: true })
}

/**
 * A fast `JSON.stringify` for one answer. It writes declared fields only, so that nothing
 * undeclared can leak.
 */
export function answerSerializer(answer: z.ZodType): (value: unknown) => string {
  const schema = z.toJSONSchema(answer, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    // An empty registry: named schemas are written in place, since references defeat the null
    // shortcut.
    metadata: z.registry<{ id?: string }>(),
    override: withPlainNulls,
  })
  return buildSerializer(schema as Schema)
}
