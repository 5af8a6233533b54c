/** NEXT-10: servings of a dish for the covers, with at most one decimal: '96 servings'. */
export function servingsText(servings: number): string {
  const rounded = Math.round(servings * 10) / 10
  const text = rounded.toLocaleString('en-US', { maximumFractionDigits: 1 })
  return `${servings > 0 && rounded === 0 ? 'under 0.1' : text} ${rounded === 1 ? 'serving' : 'servings'}`
}
