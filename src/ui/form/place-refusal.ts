import type { Decision } from '#kit/decision.ts'
import type { Problems } from './use-form-fields.ts'

/** The names a refusal may carry: the fields of a call's body. */
export type WireName<Input> = Input extends { body?: infer Body }
  ? Body extends object
    ? keyof Body & string
    : never
  : never

/**
 * Where a refusal of a body's field is shown: at a field of the form, or (null) at the form's end.
 * Every name that the form has no field for has its place here.
 */
export type Places<Wire extends string, Values> = {
  readonly [Name in Exclude<Wire, keyof Values>]: (keyof Values & string) | null
} & { readonly [Name in Wire & keyof Values]?: (keyof Values & string) | null }

/**
 * The field of the form at which a refusal is shown; undefined when it is about the form as a
 * whole. A part of a list or a group, such as `billTos.0.number`, is shown at all of it.
 */
export function placeRefusal<Values extends object>(
  field: string | undefined,
  values: Values,
  places: Readonly<Record<string, (keyof Values & string) | null>>,
): (keyof Values & string) | undefined {
  const [name = ''] = (field ?? '').split('.')
  if (Object.hasOwn(places, name)) return places[name] ?? undefined
  return Object.hasOwn(values, name) ? (name as keyof Values & string) : undefined
}

/** What a rule refuses, at the field it names, else at `otherwise`. */
export function problemsOf<Values extends object>(
  decision: Decision<unknown>,
  values: Values,
  otherwise: keyof Values & string,
): Problems<Values> {
  if (decision.allowed) return {}
  const { field, message } = decision.refusal
  const problems: Partial<Record<keyof Values, string>> = {}
  problems[placeRefusal(field, values, {}) ?? otherwise] = message
  return problems
}
