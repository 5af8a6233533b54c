import type { z } from 'zod'
import { plural } from '#kit/text.ts'
import { labelOf } from './check-values.ts'

type Issue = z.core.$ZodRawIssue
type Of<Code extends Issue['code']> = Extract<Issue, { code: Code }>

/** Choices listed in a sentence; more than these do not help. */
const maxChoices = 12

/**
 * UI-1: what a person reads about a field that does not fit its schema, where the schema has no
 * sentence of its own. Passed to zod as its error map.
 */
export function schemaMessage(issue: Issue): string {
  const label = labelOf(issue.path ?? [])
  if (issue.code === 'invalid_type') return typeMessage(label, issue)
  if (issue.code === 'too_big') return tooBig(label, issue)
  if (issue.code === 'too_small') return tooSmall(label, issue)
  if (issue.code === 'invalid_value') return choiceMessage(label, issue)
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.slice(0, 3).join(', ').slice(0, 100)}`
  const isId = issue.code === 'invalid_format' && issue.format === 'uuid'
  return isId ? `${label} is not an id` : `${label} is not valid`
}

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const typeMessage = (label: string, { expected, input }: Of<'invalid_type'>): string =>
  input === undefined ? `${label} is missing` : `${label} must be ${types[expected] ?? 'of another type'}`

function tooBig(label: string, { origin, maximum, inclusive }: Of<'too_big'>): string {
  if (origin === 'string') return `${label} cannot be more than ${plural(Number(maximum), 'character')}`
  if (origin === 'array') return `${label} cannot have more than ${plural(Number(maximum), 'entry', 'entries')}`
  return inclusive === false ? `${label} must be less than ${maximum}` : `${label} cannot be more than ${maximum}`
}

function tooSmall(label: string, { origin, minimum, inclusive }: Of<'too_small'>): string {
  if (origin === 'string') {
    return minimum === 1 ? `${label} is required` : `${label} must have at least ${minimum} characters`
  }
  if (origin === 'array') return `${label} must have at least ${plural(Number(minimum), 'entry', 'entries')}`
  return inclusive === false ? `${label} must be more than ${minimum}` : `${label} cannot be less than ${minimum}`
}

function choiceMessage(label: string, { values }: Of<'invalid_value'>): string {
  if (values.length > maxChoices) return `${label} is not one of the choices`
  return `${label} must be ${values.length > 1 ? 'one of: ' : ''}${values.map(String).join(', ')}`
}
