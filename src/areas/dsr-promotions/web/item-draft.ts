import { readDecimal } from '#kit/read-decimal.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import type { PromotionKind } from '#areas/prices/promotion-offer.ts'
import type { PromotionItem } from '../promotion.ts'

/** The fields of an item's terms, as typed. */
export const termFields = ['percentHundredths', 'caseCents', 'eachCents', 'poundHundredths', 'buy', 'get'] as const
/** A field of an item's terms. */
export type TermField = (typeof termFields)[number]

/** An item of the editor, as typed. */
export interface ItemDraft {
  readonly itemNumber: string
  readonly description: string
  readonly packSizeDescription: string
  readonly isCatchWeight: boolean
  readonly kind: PromotionKind
  readonly texts: Readonly<Record<TermField, string>>
}

const decimals: Readonly<Record<TermField, number>> = {
  percentHundredths: 2,
  caseCents: 2,
  eachCents: 2,
  poundHundredths: 4,
  buy: 0,
  get: 0,
}

/** The fields that a kind of promotion has for an item; catch weight is promoted by the pound. */
export function fieldsOf({ kind, isCatchWeight }: Pick<ItemDraft, 'kind' | 'isCatchWeight'>): readonly TermField[] {
  if (kind === 'percent') return ['percentHundredths']
  if (kind === 'buyGet') return ['buy', 'get']
  return isCatchWeight ? ['poundHundredths'] : ['caseCents', 'eachCents']
}

/** Empty texts. */
export const noTexts: ItemDraft['texts'] = {
  percentHundredths: '',
  caseCents: '',
  eachCents: '',
  poundHundredths: '',
  buy: '',
  get: '',
}

/** A stored item as it is typed: amounts in dollars, a pound's in whole cents where they are. */
export const textsOf = (item: PromotionItem): ItemDraft['texts'] =>
  Object.fromEntries(
    termFields.map((field) => {
      const value = item[field]
      if (value === null) return [field, '']
      const text = writeDecimal(value, decimals[field])
      return [field, decimals[field] === 4 ? text.replace(/0{1,2}$/, '') : text.replace(/\.00$/, '')]
    }),
  ) as ItemDraft['texts']

/**
 * What is typed as it is sent, or the field that cannot be read: it is refused, never turned into
 * another number (UI-1).
 */
export function readItem({ itemNumber, isCatchWeight, kind, texts }: ItemDraft): PromotionItem | TermField {
  const read: Record<TermField, number | null> = {
    percentHundredths: null,
    caseCents: null,
    eachCents: null,
    poundHundredths: null,
    buy: null,
    get: null,
  }
  for (const field of fieldsOf({ kind, isCatchWeight })) {
    const text = texts[field].trim()
    if (text === '') continue
    const value = readDecimal(text, decimals[field])
    if (value === null || value <= 0) return field
    read[field] = value
  }
  return { itemNumber, kind, ...read }
}
