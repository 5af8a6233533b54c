import type { Credential } from '../cxml.ts'
import { writeTimestamp } from './write-timestamp.ts'
import { node, type XmlNode } from './write-xml.ts'

/** What the portal's prices are in. */
export const currency = 'USD'
/** The language of texts. */
export const lang = { 'xml:lang': 'en' } as const

/** A pair of From, To or Sender. */
export const credentialNode = ({ domain, identity }: Credential, secret?: XmlNode): XmlNode =>
  node('Credential', { domain }, node('Identity', {}, identity), secret)

/** '41.20' of hundredths of a cent, with up to four decimals where an amount has them. */
export function moneyText(hundredthsOfCents: bigint): string {
  const isNegative = hundredthsOfCents < 0n
  const digits = (isNegative ? -hundredthsOfCents : hundredthsOfCents).toString().padStart(5, '0')
  const decimals = digits.slice(-4).replace(/0{1,2}$/, '')
  return `${isNegative ? '-' : ''}${digits.slice(0, -4)}.${decimals}`
}

/** An amount of hundredths of a cent. */
export const moneyNode = (hundredthsOfCents: bigint): XmlNode =>
  node('Money', { currency }, moneyText(hundredthsOfCents))

/** The same of whole cents. */
export const centsNode = (cents: number): XmlNode => moneyNode(BigInt(cents) * 100n)

/** The first letters, cut between letters as people count them, never inside one. */
export const cutText = (text: string, length: number): string => {
  let kept = ''
  for (const letter of text) {
    if (kept.length + letter.length > length) break
    kept += letter
  }
  return kept
}

/**
 * A calendar day as an instant of cXML: its noon on the division's clocks, so that a reader in
 * another zone has the same day.
 */
export function writeDay(day: string, timeZone: string): string {
  const near = writeTimestamp(new Date(`${day}T12:00:00Z`), timeZone)
  return `${day}T12:00:00${near.slice(-6)}`
}
