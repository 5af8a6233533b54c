const totals = /^(?:(?:grand |report |sub-?)?totals?|total g[eé]n[eé]ral|totaux|(?:gesamt)?summe|gesamt) ?:?$/i

/**
 * PLAT-3: whether a row is the total below a table: its first filled cell says so, and most others
 * are empty. Its number would be an item otherwise.
 */
export function isTotalRow(cells: readonly unknown[]): boolean {
  const filled = cells.filter((cell) => typeof cell === 'number' || (typeof cell === 'string' && cell.trim() !== ''))
  const [first] = filled
  return typeof first === 'string' && totals.test(first.trim()) && filled.length <= cells.length / 2
}
