import type { Address } from '#contract/address.ts'

/** A piece of an announcement's text: plain, strong, or a link. */
export interface MarkupPiece {
  readonly text: string
  readonly isStrong?: true
  /** A place on this site. */
  readonly to?: Address
  /** An address of the web, of a mailbox or of a phone. */
  readonly href?: string
}

const marks = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g

/**
 * SHELL-4: `**strong**` and `[links](address)`; all else is text. Nothing becomes HTML, and a link
 * leads to a path of this site, the web, a mail or a phone: any other address stays text (security
 * 61).
 */
export function readMarkup(text: string): MarkupPiece[] {
  const pieces: MarkupPiece[] = []
  let from = 0
  for (const match of text.matchAll(marks)) {
    const [whole, strong, label, address] = match
    const piece = strong === undefined ? linkOf(label!, address!) : { text: strong, isStrong: true as const }
    if (!piece) continue
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) })
    pieces.push(piece)
    from = match.index + whole.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

function linkOf(text: string, address: string): MarkupPiece | undefined {
  // A second slash or a backslash would lead to another site.
  const isPath = /^\/(?![/\\])[\w\-./?=&%#,+]*$/.test(address)
  if (isPath) return { text, to: address as Address }
  return /^(https:\/\/[\w.-]+(:\d+)?([/?#]|$)|mailto:[\w.+-]+@[\w.-]+$|tel:\+?[\d-]+$)/.test(address)
    ? { text, href: address }
    : undefined
}
