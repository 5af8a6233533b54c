import { readDecimal } from '#kit/read-decimal.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import { problemsOf } from '#ui/form/place-refusal.ts'
import type { Problems } from '#ui/form/use-form-fields.ts'
import { customItemLimits, type CustomItem, type CustomItemText } from '#areas/customer-data/custom-item.ts'
import { checkCustomItem } from '#areas/customer-data/rules/check-custom-item.ts'

type Numbers = 'eachesPerCase' | 'caseNetWeight' | 'casePrice' | 'eachPrice'

/** A custom item as its form has it: figures as they are typed, dollars and pounds. */
export type ItemDraft = Omit<CustomItemText, Numbers> & Readonly<Record<Numbers, string>>

/** A new one. */
export const blankItem: ItemDraft = {
  description: '',
  categoryId: null,
  locationId: null,
  distributorId: null,
  brand: '',
  packSizeDescription: '',
  customerItemNumber: '',
  gtin: '',
  isBrokenCase: false,
  eachesPerCase: '',
  isCatchWeight: false,
  caseNetWeight: '',
  casePrice: '',
  eachPrice: '',
}

const amount = (cents: number | null): string => (cents === null ? '' : writeDecimal(cents, 2))

/** A stored one. */
export const draftOf = (item: CustomItem): ItemDraft => ({
  description: item.description,
  categoryId: item.categoryId,
  locationId: item.locationId,
  distributorId: item.distributorId,
  brand: item.brand,
  packSizeDescription: item.packSizeDescription,
  customerItemNumber: item.customerItemNumber,
  gtin: item.gtin,
  isBrokenCase: item.isBrokenCase,
  eachesPerCase: item.isBrokenCase ? String(item.eachesPerCase) : '',
  isCatchWeight: item.isCatchWeight,
  caseNetWeight: item.caseNetWeight === 0 ? '' : writeDecimal(item.caseNetWeight, 2, 0),
  casePrice: amount(item.casePrice),
  eachPrice: amount(item.eachPrice),
})

const readOr = (text: string, decimals: number, empty: number | null): number | null | undefined =>
  text.trim() === '' ? empty : (readDecimal(text, decimals) ?? undefined)

/** What the call takes; a figure that cannot be read is undefined. What its box hides is empty. */
function textOf(draft: ItemDraft) {
  const { isBrokenCase } = draft
  return {
    ...draft,
    // Left empty it would count as one a case: costs and counts by the each would be wrong.
    eachesPerCase: isBrokenCase ? (readDecimal(draft.eachesPerCase, 0) ?? undefined) : 1,
    caseNetWeight: readOr(draft.caseNetWeight, 2, 0),
    casePrice: readOr(draft.casePrice, 2, null),
    eachPrice: isBrokenCase ? readOr(draft.eachPrice, 2, null) : null,
  }
}

const figures = {
  eachesPerCase: ['Enter a whole number such as 12', 1, customItemLimits.eachesPerCase],
  caseNetWeight: ['Enter pounds such as 12.5', 0, customItemLimits.weightHundredths],
  casePrice: ['Enter an amount such as 12.50', 0, customItemLimits.priceCents],
  eachPrice: ['Enter an amount such as 12.50', 0, customItemLimits.priceCents],
} as const

/** What is wrong, by field; the rule is the server's. */
export function itemProblems(draft: ItemDraft): Problems<ItemDraft> {
  const text = textOf(draft)
  const wrong = (Object.keys(figures) as Numbers[]).filter((name) => {
    const [, min, max] = figures[name]
    const value = text[name]
    return value === undefined || (value !== null && (value < min || value > max))
  })
  if (draft.description.trim() === '') return { description: 'Required' }
  if (wrong.length > 0) return Object.fromEntries(wrong.map((name) => [name, figures[name][0]]))
  return problemsOf(checkCustomItem(text as CustomItemText), draft, 'description')
}

/** The body of the call, of a form without problems. */
export const bodyOf = (draft: ItemDraft): CustomItemText => textOf(draft) as CustomItemText
