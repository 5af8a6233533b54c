import { decodeDocument } from '#areas/cxml/rules/decode-document.ts'
import { maskSecrets } from '#areas/cxml/rules/mask-secrets.ts'
import { readForm } from '#areas/oci/rules/read-form.ts'
import type { ReceivedBy } from '../simulated.ts'

/** Bounds of a cart that is returned: 2,000 lines, in either protocol. */
export const returnBounds = { bytes: 4_000_000, pairs: 40_000 } as const

/** A cart as it came through the browser. */
export interface Returned {
  readonly by: ReceivedBy
  readonly text: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/**
 * PUNCH-5: what a browser returned, as a buyer's system reads it; undefined where it is no cart.
 */
export function readReturned(form: Uint8Array): Returned | undefined {
  const read = readForm(form, returnBounds)
  if (!read.allowed) return undefined
  const named = (name: string) => read.value.find(([key]) => key.toLowerCase() === name)?.[1]
  const base64 = named('cxml-base64')
  if (base64 !== undefined) {
    const decoded = decodeDocument(Buffer.from(base64, 'base64'), '')
    return { by: 'cxml-base64', text: maskSecrets(decoded.allowed ? decoded.value : base64), fields: [] }
  }
  const urlencoded = named('cxml-urlencoded')
  if (urlencoded !== undefined) return { by: 'cxml-urlencoded', text: maskSecrets(urlencoded), fields: [] }
  return { by: 'oci', text: '', fields: read.value }
}
