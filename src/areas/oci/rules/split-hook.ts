import type { FormPair } from '../oci.ts'
import { readForm } from './read-form.ts'

/**
 * PUNCH-3: a hook address as a form needs it: parameters of its query string become hidden fields,
 * and the action is the address without them, as posting to the whole loses or doubles some.
 */
export function splitHook(hookUrl: string): { readonly action: string; readonly fields: readonly FormPair[] } {
  const [whole = ''] = hookUrl.split('#', 1)
  const at = whole.indexOf('?')
  if (at === -1) return { action: whole, fields: [] }
  const fields = readForm(whole.slice(at + 1))
  return { action: whole.slice(0, at), fields: fields.allowed ? fields.value : [] }
}
