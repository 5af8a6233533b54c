import type { ReturnedLine } from '#areas/cxml/rules/write-order-message.ts'
import { divideHalfUp } from '#kit/money.ts'
import { fieldLengths } from '../field-lengths.ts'
import type { FormPair, OciReturn } from '../oci.ts'
import { latinText } from './latin-text.ts'
import { productIdOf } from './read-product-id.ts'

type Field = keyof typeof fieldLengths

/** Sentences of the long text for what a buyer should know of an item. */
const markTexts: Readonly<Record<string, string>> = {
  CatchWeight: 'Catch weight: the price is an estimate.',
  DropShip: 'Shipped by the supplier.',
  JustInTime: 'Ordered for you; it takes longer.',
}

/**
 * PUNCH-3: the lines of a cart as NEW_ITEM fields, numbered from 1. Only what is filled is sent:
 * some receivers stop at a thousand fields. Codes that are too long are left out, as a code that is
 * cut is another code; only descriptions are cut, and are whole in the long text.
 */
export const writeNewItems = (lines: readonly ReturnedLine[], charset: OciReturn['charset']): FormPair[] =>
  lines.flatMap((line, index) => itemOf(line, index + 1, charset === 'utf-8' ? (text: string) => text : latinText))

function itemOf(line: ReturnedLine, place: number, inCharset: (text: string) => string): FormPair[] {
  const tidy = (text: string) => inCharset(text.replace(/\s+/g, ' ').trim())
  const name = tidy([line.name, line.packSize].filter(Boolean).join(', '))
  const marks = line.marks.map((mark) => markTexts[mark] ?? mark)
  const isWhole = name.length <= fieldLengths.DESCRIPTION && marks.length === 0
  const [unit] = line.auxiliaryId.split(':', 1)
  const values: Readonly<Record<Field, string>> = {
    DESCRIPTION: cut(name, fieldLengths.DESCRIPTION),
    QUANTITY: `${line.quantity}.000`,
    UNIT: line.unit,
    PRICE: priceText(line.unitPrice),
    CURRENCY: 'USD',
    PRICEUNIT: '1',
    LEADTIME: line.leadTimeDays === undefined ? '' : String(line.leadTimeDays),
    VENDORMAT: line.partId,
    MATGROUP: line.unspsc,
    MANUFACTCODE: tidy(line.manufacturer?.name ?? ''),
    MANUFACTMAT: tidy(line.manufacturer?.partId ?? ''),
    EXT_PRODUCT_ID: productIdOf(line.partId, unit === 'EA' ? 'EA' : 'CS'),
    EXT_SCHEMA_TYPE: line.unspsc === '' ? '' : 'UNSPSC',
    EXT_CATEGORY_ID: line.unspsc,
  }
  const fields = Object.entries(values)
    .filter(([field, value]) => value !== '' && value.length <= fieldLengths[field as Field])
    .map(([field, value]): FormPair => [`NEW_ITEM-${field}[${place}]`, value])
  // The index stands before the colon: in brackets, all texts would land on the first item.
  if (!isWhole) fields.push([`NEW_ITEM-LONGTEXT_${place}:132[]`, [name, ...marks].filter(Boolean).join('. ')])
  return fields
}

/** Dollars with three decimals, as OCI has them. */
function priceText(hundredthsOfCents: number): string {
  const digits = String(divideHalfUp(hundredthsOfCents, 10)).padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`
}

/** The first letters, cut between letters as people count them, never inside one. */
function cut(text: string, length: number): string {
  let kept = ''
  for (const letter of text) {
    if (kept.length + letter.length > length) break
    kept += letter
  }
  return kept.trimEnd()
}
