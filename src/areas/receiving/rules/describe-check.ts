import { plural } from '#kit/text.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import { problemKinds } from '../receipt-operation.ts'
import type { Goods, LineDifference, ReceiptFinish } from '../receiving.ts'

/** '3 CS', '2 EA', '3 CS + 2 EA', with '· 38.20 lb' where it was weighed; '0' for none. */
export function goodsText({ cases, units, weightHundredths }: Goods): string {
  const count = [cases > 0 && `${cases} CS`, units > 0 && `${units} EA`].filter(Boolean).join(' + ')
  const pounds = weightHundredths === null ? '' : `${writeDecimal(weightHundredths, 2)} lb`
  return [count, pounds].filter(Boolean).join(' · ') || '0'
}

/** '41.5 °F'. */
export const temperatureText = (tenths: number): string => `${writeDecimal(tenths, 1)} °F`

/** 'Short 2 CS', 'Damaged 1 CS: crushed', 'Too warm'. */
export function differenceText({ kind, note, ...goods }: LineDifference): string {
  const words = note ? `: ${note}` : ''
  if (kind === 'warm') return `Too warm${words}`
  if (kind === 'short') return `Short ${goodsText(goods)}`
  if (kind === 'over') return `${goodsText(goods)} more than billed`
  if (kind === 'light') return `${goodsText(goods)} less than billed`
  return `${problemKinds[kind]} ${goodsText(goods)}${words}`
}

/** 'Received by Ana with 3 differences'. */
export function receivedText({ byName, differentLines }: Pick<ReceiptFinish, 'byName' | 'differentLines'>): string {
  const outcome = differentLines === 0 ? 'as billed' : `with ${plural(differentLines, 'difference')}`
  return `Received by ${byName} ${outcome}`
}
