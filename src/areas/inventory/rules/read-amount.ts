/** What a typed amount is. */
export type ReadAmount =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly hundredths: number }
  | { readonly kind: 'refused'; readonly problem: string }

const decimals = /^(\d{0,7})(?:\.(\d{0,2}))?$/
const whole = /^\d{1,7}$/

/** "9,999.99" of 999999. */
const formatMax = (hundredths: number): string =>
  (hundredths / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })

/**
 * INV-1: cases and pounds as they are typed, with up to two decimals, in hundredths; eaches whole.
 * What cannot be read is refused, never turned into another number (UI-1).
 */
export function readAmount(text: string, { max, isWhole = false }: { max: number; isWhole?: boolean }): ReadAmount {
  const typed = text.trim()
  if (typed === '') return { kind: 'empty' }
  const problem = isWhole ? `Whole numbers up to ${formatMax(max)}` : `Up to two decimals and ${formatMax(max)}`
  const match = isWhole ? whole.exec(typed) : decimals.exec(typed)
  if (!match || typed === '.') return { kind: 'refused', problem }
  const [, units = '0', part = ''] = isWhole ? [typed, typed] : match
  const hundredths = Number(units || '0') * 100 + Number(part.padEnd(2, '0'))
  return hundredths > max ? { kind: 'refused', problem } : { kind: 'amount', hundredths }
}
