/** `before` with the fields that a change names; a field it names as undefined stays. */
export function withChange<Before extends object>(
  before: Before,
  change: { readonly [Field in keyof Before]?: Before[Field] | undefined },
): Before {
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  // What is left has only fields of `Before`, each with a value of its type.
  return { ...before, ...(Object.fromEntries(named) as Partial<Before>) }
}
