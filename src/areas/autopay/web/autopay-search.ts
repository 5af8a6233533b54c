import type { SearchTexts } from '#browser/search-text.ts'
import { type AutopayKind, autopayKinds } from '../autopay.ts'

/** Whose a schedule is, in words. */
export const kindWords: Readonly<Record<AutopayKind, string>> = { user: 'Of a person', billTo: 'Of a bill-to' }

const statuses = ['active', 'inactive'] as const
/** The words of the status filter. */
export const statusWords = { active: 'Active', inactive: 'Inactive' } as const

/** The state of the list in the address. */
export interface AutopaySearch {
  readonly page: number
  readonly keyword: string
  /** Undefined: both. */
  readonly kind: AutopayKind | undefined
  /** Undefined: both. */
  readonly status: (typeof statuses)[number] | undefined
}

/** Parses the address; invalid values become the defaults. */
export function readAutopaySearch(texts: SearchTexts): AutopaySearch {
  const page = Number(texts['page'])
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    kind: autopayKinds.find((kind) => kind === texts['kind']),
    status: statuses.find((status) => status === texts['status']),
  }
}
