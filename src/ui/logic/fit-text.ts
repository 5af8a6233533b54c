/** What may be typed into a text field (UI-2). */
export interface TextLimits {
  /** Digits 0-9 only. */
  readonly onlyNumbers?: boolean
  readonly maxLength?: number
  /** Decimal places that are kept; further ones are cut off. */
  readonly maxDp?: number
  /** Digits before the decimal point that are kept. */
  readonly maxInt?: number
}

/** UI-2: cuts a typed text to its limits instead of scolding. */
export function fitText(text: string, { onlyNumbers, maxLength, maxDp, maxInt }: TextLimits): string {
  let fitted = onlyNumbers ? text.replace(/[^0-9]/g, '') : text
  const number = /^(-?\d*)(\.\d*)?$/.exec(fitted)
  if (number && (maxDp !== undefined || maxInt !== undefined)) {
    const whole = maxInt === undefined ? number[1]! : number[1]!.slice(0, maxInt)
    const fraction = number[2] ?? ''
    fitted = whole + (maxDp === undefined ? fraction : maxDp === 0 ? '' : fraction.slice(0, maxDp + 1))
  }
  return maxLength === undefined ? fitted : fitted.slice(0, maxLength)
}
