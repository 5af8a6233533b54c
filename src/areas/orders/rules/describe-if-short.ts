import type { IfShort } from '../if-short.ts'

/** NEXT-3: 'substitute with Bread Flour (0000101)', as on paper and in files. */
export function ifShortWords({
  choice,
  alternatives,
  reason,
}: Pick<IfShort, 'choice' | 'alternatives' | 'reason'>): string {
  if (choice === 'none') return 'no substitute'
  if (choice === 'ask' || alternatives.length === 0) return reason ? `ask me. ${reason}` : 'ask me'
  const named = alternatives.map(({ itemNumber, description }) => `${description} (${itemNumber})`)
  return `substitute with ${named.join(', else ')}`
}

/** NEXT-3: whether somebody decided about the line; by default the kitchen is asked. */
export const isDecided = ({ choice, setByName }: Pick<IfShort, 'choice' | 'setByName'>): boolean =>
  setByName !== '' || choice !== 'ask'

/** NEXT-3: 'If short: ask me', as a line of the review reads. */
export function describeIfShort({ choice, alternatives }: Pick<IfShort, 'choice' | 'alternatives'>): string {
  if (choice === 'none') return 'If short: no substitute'
  const [first, ...others] = alternatives
  if (choice === 'ask' || !first) return 'If short: ask me'
  return `If short: ${first.description}${others.length > 0 ? ` or ${others.length} more` : ''}`
}
