/** CART-10: whether an override made a price lower or higher; null when it did neither. */
export function overrideTone(base: number | null, now: number | null): 'lower' | 'higher' | null {
  if (base === null || now === null || base === now) return null
  return now < base ? 'lower' : 'higher'
}
