/** What a number field accepts (UI-1). */
export interface NumberLimits {
  /** 0 unless said. */
  readonly min?: number
  readonly max?: number
  /** Digits before the point. */
  readonly maxInt?: number
  /** Digits behind the point; at most 10. */
  readonly maxDp?: number
}

const mostDecimals = 10

/** UI-1: what is typed, cut to digits, one point and the allowed places; zero becomes empty when the field is left. */
export function fitNumber(text: string, { maxInt, maxDp = mostDecimals }: NumberLimits): string {
  const [, whole = '', fraction] = /^(\d*)(?:\.(\d*))?/.exec(text.replace(/[^0-9.]/g, '')) ?? []
  const places = Math.min(maxDp, mostDecimals)
  const kept = maxInt === undefined ? whole : whole.slice(0, maxInt)
  return fraction === undefined || places === 0 ? kept : `${kept}.${fraction.slice(0, places)}`
}

/** UI-1: the sentence for a number outside its limits, or undefined. An empty field is no mistake here. */
export function checkNumber(text: string, { min = 0, max }: NumberLimits): string | undefined {
  if (text === '') return undefined
  const value = Number(text)
  if (value < min) return `Input cannot be less than ${min}`
  return max !== undefined && value > max ? `Input cannot be more than ${max}` : undefined
}
