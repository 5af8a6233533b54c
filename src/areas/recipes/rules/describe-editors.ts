import { plural } from '#kit/text.ts'

/** Names that are written out. */
const named = 2

/** RECIPE-3: 'Ana and Theo are editing this recipe too', for who has its form open. */
export function describeEditors(others: readonly string[]): string {
  const first = others.slice(0, named)
  const left = others.length - first.length
  const who = left > 0 ? `${first.join(', ')} and ${plural(left, 'other')}` : first.join(' and ')
  return `${who} ${others.length === 1 ? 'is' : 'are'} editing this recipe too. What one of you saves is shown to the others.`
}
