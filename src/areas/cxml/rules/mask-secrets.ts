/** What stands in place of a secret. */
const mask = '****'

const opening = /<(?:\w{1,20}:)?(?:SharedSecret|CredentialMac|DigitalSignature)(?:\s[^<>]*)?>/gi
const closing = /<\/(?:\w{1,20}:)?(?:SharedSecret|CredentialMac|DigitalSignature)\s*>/gi
const card = /<(?:\w{1,20}:)?PCard\s[^<>]*/gi
const cardNumber = /(\snumber\s{0,9}=\s{0,9})(?:"[^"]*"?|'[^']*'?)/gi

/**
 * PUNCH-3: a document as it may be logged and shown: without shared secrets and card numbers, also
 * where it is cut off or not well-formed.
 */
export function maskSecrets(text: string): string {
  let masked = ''
  let at = 0
  for (const tag of text.matchAll(opening)) {
    if (tag.index < at || tag[0].endsWith('/>')) continue
    const start = tag.index + tag[0].length
    closing.lastIndex = start
    masked += `${text.slice(at, start)}${mask}`
    // What is never closed is masked to its end.
    at = closing.exec(text)?.index ?? text.length
  }
  return (masked + text.slice(at)).replace(card, (tag) => tag.replace(cardNumber, `$1"${mask}"`))
}
