/** BILL-2: each entry with the balance after it, in cents. */
export function runBalance<Entry extends { readonly amount: number }>(
  opening: number,
  entries: readonly Entry[],
): (Entry & { readonly balance: number })[] {
  let balance = opening
  return entries.map((entry) => ({ ...entry, balance: (balance += entry.amount) }))
}
