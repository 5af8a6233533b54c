import type { Decision } from '#kit/decision.ts'
import type { Problems } from './use-form-fields.ts'

/** The names a refusal may carry: the fields of a call's body. */
export type WireName<Input> = Input extends { body?: infer Body }
  ? Body extends object
    ? keyof Body & string
    : never
  : never

/** A field of the form; null: at the form's end; false: in another form of the same call. */
type Place<Values> = (keyof Values & string) | null | false

/**
 * Where a refusal of a body's field is shown. Every name that the form has no field for has its
 * place here.
 */
export type Places<Wire extends string, Values> = {
  readonly [Name in Exclude<Wire, keyof Values>]: Place<Values>
} & { readonly [Name in Wire & keyof Values]?: Place<Values> }

/**
 * The place of a refusal; null when it is about the form as a whole. A part of a list or a group,
 * such as `billTos.0.number`, is shown at all of it.
 */
export function placeRefusal<Values extends object>(
  field: string | undefined,
  values: Values,
  places: Readonly<Record<string, Place<Values>>>,
): Place<Values> {
  const [name = ''] = (field ?? '').split('.')
  if (Object.hasOwn(places, name)) return places[name] ?? null
  return Object.hasOwn(values, name) ? (name as keyof Values & string) : null
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
  problems[placeRefusal(field, values, {}) || otherwise] = message
  return problems
}
