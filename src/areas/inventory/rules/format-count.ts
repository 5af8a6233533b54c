import { divideHalfUp } from '#kit/money.ts'
import type { CountedQuantity } from '../count-operation.ts'
import type { CountedPack } from '../inventory.ts'
import { countedBy } from './counted-by.ts'

/** 250 -> "2.5", -1050 -> "-10.5": hundredths without needless zeros. */
export function formatHundredths(hundredths: number): string {
  const size = Math.abs(hundredths)
  const digits = String(size % 100).padStart(2, '0')
  const part = digits === '00' ? '' : digits.endsWith('0') ? digits.slice(0, 1) : digits
  const whole = Math.floor(size / 100).toLocaleString('en-US')
  return `${hundredths < 0 ? '-' : ''}${whole}${part && `.${part}`}`
}

/** "2.5 CS 3 EA", "1 CS 13.5 lb": as it was counted; an empty shelf is "0 CS". */
export function formatQuantity(
  { caseHundredths, units, weightHundredths }: CountedQuantity,
  pack: CountedPack,
): string {
  const by = countedBy(pack)
  const parts = [
    by.cases && caseHundredths !== 0 && `${formatHundredths(caseHundredths)} CS`,
    by.eaches && units !== 0 && `${units.toLocaleString('en-US')} EA`,
    by.pounds && weightHundredths !== 0 && `${formatHundredths(weightHundredths)} lb`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : by.cases ? '0 CS' : '0 EA'
}

/** A measure of `measureCount` in one unit: cases, or pounds of catch weight, or eaches. */
export function formatMeasure(measure: number, pack: CountedPack): string {
  if (pack.isCatchWeight) return `${formatHundredths(divideHalfUp(measure, 100))} lb`
  if (pack.eachOnly) return `${formatHundredths(divideHalfUp(measure, 100))} EA`
  return `${formatHundredths(divideHalfUp(measure, 100 * pack.eachesPerCase))} CS`
}
