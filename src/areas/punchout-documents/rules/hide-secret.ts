/** What stands in place of a secret. */
const mask = '****'
/** Shorter ones would mask words of the answer, too. */
const shortest = 4

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/**
 * Security 48: an answer without the secret that was sent, wherever a buyer's system repeats it:
 * as it is, escaped, or encoded for an address.
 */
export function hideSecret(text: string, secret: string | undefined): string {
  if (secret === undefined || secret.length < shortest) return text
  const escaped = secret.replace(/[&<>"']/g, (letter) => escapes[letter]!)
  const forms = new Set([
    escaped,
    secret.replace(/[&<>]/g, (letter) => escapes[letter]!),
    encodeURIComponent(secret),
    secret,
  ])
  let hidden = text
  for (const form of forms) hidden = hidden.replaceAll(form, mask)
  return hidden
}
