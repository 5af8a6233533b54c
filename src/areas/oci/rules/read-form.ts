import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { FormPair } from '../oci.ts'
import { ociRefusals } from '../oci.refusals.ts'

/** Bounds of a call-up: SAP sends about ten fields. */
const callUp = { bytes: 65_536, pairs: 200 } as const

const decoders = { utf8: new TextDecoder('utf-8', { fatal: true }), latin: new TextDecoder('windows-1252') }

/**
 * PUNCH-3: names and values of a query string or a form. SAP sends UTF-8 or ISO-8859-1 and does not
 * say which: each value that is no UTF-8 is read as the other.
 */
export function readForm(
  encoded: string | Uint8Array,
  max: { readonly bytes: number; readonly pairs: number } = callUp,
): Decision<FormPair[]> {
  const text = typeof encoded === 'string' ? encoded : lettersOf(encoded, max.bytes + 1)
  if (text.length > max.bytes) return refuse(ociRefusals.oci_too_large)
  const parts = text.split('&').filter(Boolean)
  if (parts.length > max.pairs) return refuse(ociRefusals.oci_unreadable)
  return allow(
    parts.map((part): FormPair => {
      const at = part.indexOf('=')
      return at === -1 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]
    }),
  )
}

/** One letter for each byte. */
function lettersOf(bytes: Uint8Array, end: number): string {
  let text = ''
  for (const byte of bytes.subarray(0, end)) text += String.fromCharCode(byte)
  return text
}

function decode(encoded: string): string {
  const bytes: number[] = []
  for (let at = 0; at < encoded.length; at++) {
    const code = encoded.charCodeAt(at)
    const hex = encoded.slice(at + 1, at + 3)
    if (encoded[at] === '%' && /^[\da-f]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16))
      at += 2
    } else if (encoded[at] === '+') bytes.push(0x20)
    else if (code <= 0xff) bytes.push(code)
    // A query string holds none, unless somebody typed it.
    else bytes.push(0x3f)
  }
  const whole = Uint8Array.from(bytes)
  try {
    return decoders.utf8.decode(whole)
  } catch {
    return decoders.latin.decode(whole)
  }
}
