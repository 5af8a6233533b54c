import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemaMessage } from './schema-message.ts'

const messageOf = (schema: z.ZodType, value: unknown) =>
  z.object({ maxFoodCostPct: schema }).safeParse({ maxFoodCostPct: value }, { error: schemaMessage }).error?.issues[0]
    ?.message

test.each([
  [z.string().max(500), 'x'.repeat(501), 'Max food cost percent cannot be more than 500 characters'],
  [z.string().min(1), '', 'Max food cost percent is required'],
  [z.string().min(3), 'ab', 'Max food cost percent must have at least 3 characters'],
  [z.number().max(9), 10, 'Max food cost percent cannot be more than 9'],
  [z.number().gt(0), 0, 'Max food cost percent must be more than 0'],
  [z.number().min(1), 0, 'Max food cost percent cannot be less than 1'],
  [z.number().int(), 1.5, 'Max food cost percent must be a whole number'],
  [z.number(), '1', 'Max food cost percent must be a number'],
  [z.number(), undefined, 'Max food cost percent is missing'],
  [z.string(), 1, 'Max food cost percent must be a text'],
  [z.boolean(), 'yes', 'Max food cost percent must be true or false'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Max food cost percent cannot have more than 1 entry'],
  [z.enum(['LOCK', 'UNLOCK']), 'x', 'Max food cost percent must be one of: LOCK, UNLOCK'],
  [z.literal('Import'), 'x', 'Max food cost percent must be Import'],
  [z.uuid(), 'x', 'Max food cost percent is not an id'],
  [z.union([z.string(), z.number()]), true, 'Max food cost percent is not valid'],
  [z.string().max(3, 'At most three, please'), 'four', 'At most three, please'],
])('a refusal of a schema is a sentence that names the field [UI-1]', (schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message)
})

test('the field of an entry is named, and a made-up name is cut [UI-1]', () => {
  const lines = z.object({ items: z.array(z.strictObject({ orderedUnits: z.number() })) })
  const messages = (items: object[]) =>
    lines.safeParse({ items }, { error: schemaMessage }).error?.issues.map(({ message }) => message)
  expect(messages([{ orderedUnits: '1' }])).toEqual(['Ordered eaches must be a number'])
  expect(messages([{ orderedUnits: 1, ['x'.repeat(5000)]: 1 }])?.[0]?.length).toBeLessThan(120)
})
