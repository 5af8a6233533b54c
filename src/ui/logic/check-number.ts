/** What a number field accepts (UI-1). */
export interface NumberLimits {
  /** 0 by default. */
  readonly min?: number
  readonly max?: number
  /** Digits before the point. */
  readonly maxInt?: number
  /** Digits behind the point; at most 10. */
  readonly maxDp?: number
}

const maxDecimals = 10
/**
 * ASCII digits with one point at most; the sign is read so that the field can say what the minimum
 * is.
 */
const numberText = /^-?(?=\.?\d)(\d*)(?:\.(\d*))?$/

const count = (max: number, noun: string): string => `${max} ${noun}${max === 1 ? '' : 's'}`

/**
 * UI-1: why a text is not a number within the limits, or undefined. It is never turned into another
 * number: '1e3', '12,5' and digits of other scripts are refused. An empty field is no mistake here.
 */
export function checkNumber(
  text: string,
  { min = 0, max, maxInt, maxDp = maxDecimals }: NumberLimits,
): string | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  const parts = numberText.exec(typed)
  if (!parts) return maxDp === 0 ? 'Enter a whole number such as 12' : 'Enter a number such as 12.5'
  const value = Number(typed)
  if (value < min) return `Input cannot be less than ${min}`
  if (max !== undefined && value > max) return `Input cannot be more than ${max}`
  const decimals = Math.min(maxDp, maxDecimals)
  const fraction = parts[2] ?? ''
  if (decimals === 0 && fraction !== '') return 'Enter a whole number such as 12'
  if (fraction.length > decimals) return `At most ${count(decimals, 'digit')} after the point`
  if (maxInt !== undefined && parts[1]!.replace(/^0+/, '').length > maxInt)
    return `At most ${count(maxInt, 'digit')} before the point`
  return undefined
}

/** UI-1: what a field holds when it is left: zero becomes empty, everything else stays as typed. */
export const leaveNumber = (text: string): string =>
  numberText.test(text.trim()) && Number(text) === 0 ? '' : text.trim()
