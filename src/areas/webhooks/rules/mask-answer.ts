/** Letters of an answer that are kept. */
export const maxAnswer = 500
const masked = '•••'

/** Secrets of ours, and what looks like one of the receiver's own. */
const secrets: readonly RegExp[] = [
  /whsec_[\w+/=-]{8,200}/g,
  /larder_[\w-]{8,200}/g,
  /\bv1,[\w+/=]{20,200}/g,
  /\bbearer [\w.~+/=-]{8,200}/gi,
  /\beyJ[\w-]{8,500}\.[\w-]{8,500}/g,
]

/**
 * NEXT-12: the beginning of an answer as the log keeps it: secrets masked before it is cut, so that
 * no half of one is left, and without letters that steer a terminal or hide other ones.
 */
export function maskAnswer(text: string): string {
  const whole = secrets.reduce((left, secret) => left.replace(secret, masked), text.slice(0, 8 * maxAnswer))
  const plain = whole.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, ' ').trim()
  return plain.length > maxAnswer ? `${plain.slice(0, maxAnswer)}…` : plain
}
