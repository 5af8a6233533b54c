import type { AskedCreditLine, CreditableLine, CreditOptions } from '#areas/credit-requests/credit-draft.ts'
import { creditLimits } from '#areas/credit-requests/credit-draft.ts'
import type { CreditUnit } from '#areas/credit-requests/credit-request.ts'
import { lastDayToAsk } from '#areas/credit-requests/rules/check-credit.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { goodsAmount, leftToCredit, takeOf, withClaim } from '#areas/credit-requests/rules/left-to-credit.ts'
import type { DifferenceKind, LineDifference, ReceiptResult } from '../receiving.ts'
import { differenceText, temperatureText } from './describe-check.ts'

/** The credit code that fits a difference; none for what came on top. */
const codes = {
  short: 'SHORT',
  light: 'SHORT',
  damaged: 'DAMAGED',
  quality: 'QUALITY',
  wrong: 'WRONGITEM',
} as const satisfies Partial<Record<DifferenceKind, string>>

/** What is asked credit for, and what keeps it from being asked. */
export interface CreditOfReceipt {
  readonly lines: readonly AskedCreditLine[]
  /** Sentences about differences that need something first, such as a photo. */
  readonly missing: readonly string[]
  /** The items whose differences need a photo first. */
  readonly photosNeeded: readonly string[]
  /** Why differences cannot be asked for any more, as sentences; others still can. */
  readonly leftOut: readonly string[]
  /** A difference whose line is credited already, or asked for, as a whole. */
  readonly hasCredited: boolean
}

/** The photos of an item, by its number. */
export type PhotosOf = (itemNumber: string) => readonly string[]

/**
 * NEXT-6: the credit request of a receipt: a line for each difference, with the code that fits it
 * and at most what is left to credit. Goods that came too warm and are not good are asked for by
 * their temperature. What cannot be asked for the way it is says what it needs.
 */
export function creditOfReceipt(
  results: readonly ReceiptResult[],
  options: CreditOptions,
  photosOf: PhotosOf,
): CreditOfReceipt {
  const left = new Map(options.lines.map((line) => [line.lineNumber, line]))
  const lines: AskedCreditLine[] = []
  const missing: string[] = []
  let hasCredited = false
  const photosNeeded = new Set<string>()
  const leftOut: string[] = []
  for (const result of results)
    for (const difference of result.differences) {
      const key = codeOf(difference, result)
      if (key === undefined) continue
      const code = options.codes.find((each) => each.code === key && each.isActive)
      if (!code) {
        leftOut.push(
          `${result.description}: ${differenceText({ ...difference, note: '' })} cannot be asked for at present.`,
        )
        continue
      }
      const until = lastDayToAsk(options, code)
      if (options.today > until) {
        leftOut.push(`${code.name} could be asked for until ${formatDayWithYear(until)}.`)
        continue
      }
      const takes = quantitiesOf(difference).flatMap(([unit, wanted]) =>
        takeFrom(left, result.itemNumber, unit, wanted),
      )
      // Nobody takes a photo of what is credited already.
      if (takes.length === 0) {
        hasCredited = true
        continue
      }
      const photos = photosOf(result.itemNumber).slice(0, creditLimits.photos)
      if (code.needsPhoto && photos.length === 0) {
        missing.push(`${result.description}: ${code.name} needs a photo.`)
        photosNeeded.add(result.itemNumber)
        continue
      }
      const base = {
        code: code.code,
        askedPrice: null,
        reason: reasonOf(difference, result),
        isPickUp: code.pickUp === 'always',
        photos: [...photos],
      }
      for (const taken of takes) lines.push({ ...base, ...taken })
    }
  return { lines, missing, photosNeeded: [...photosNeeded], leftOut: [...new Set(leftOut)], hasCredited }
}

function codeOf({ kind }: LineDifference, { differences }: ReceiptResult): string | undefined {
  if (kind === 'quality' && differences.some((each) => each.kind === 'warm')) return 'TEMP'
  return kind === 'over' || kind === 'warm' ? undefined : codes[kind]
}

/** What people wrote, else the difference in words. */
function reasonOf(difference: LineDifference, { differences, content }: ReceiptResult): string {
  const isWarm = difference.kind === 'quality' && differences.some(({ kind }) => kind === 'warm')
  const reading = content?.temperatureTenths
  const words = difference.note || differenceText(difference)
  return isWarm && typeof reading === 'number' ? `${temperatureText(reading)}. ${words}` : words
}

const quantitiesOf = ({ cases, units, weightHundredths }: LineDifference) =>
  (
    [
      ['CS', cases],
      ['EA', units],
      ['LB', weightHundredths ?? 0],
    ] as const
  ).filter(([, quantity]) => quantity > 0)

/** Takes a quantity from the lines of an item, as far as there is something left. */
function takeFrom(
  left: Map<number, CreditableLine>,
  itemNumber: string,
  unit: CreditUnit,
  wanted: number,
): Pick<AskedCreditLine, 'invoiceLine' | 'unit' | 'quantity'>[] {
  let rest = wanted
  return [...left.values()]
    .filter((line) => line.itemNumber === itemNumber)
    .flatMap((line) => {
      const quantity = Math.min(rest, leftToCredit(line, unit, 'goods'))
      if (quantity === 0) return []
      rest -= quantity
      const take = takeOf(line, unit, quantity, 'goods')
      left.set(line.lineNumber, withClaim(line, 'goods', take, goodsAmount(line, take)))
      return [{ invoiceLine: line.lineNumber, unit, quantity }]
    })
}
