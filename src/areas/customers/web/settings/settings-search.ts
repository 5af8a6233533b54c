import type { SearchTexts } from '#browser/search-text.ts'
import { recipePricingTypes, type RecipePricingType } from '#areas/customers/ship-to-settings.ts'
import { settingsSorts } from '#areas/customers/ship-to-settings.endpoints.ts'

/** Columns that sort. */
export type SettingsSort = (typeof settingsSorts)[number]

/** The state of the screen in the address. */
export interface SettingsSearch {
  readonly page: number
  readonly keyword: string
  readonly division: string | undefined
  readonly prices: RecipePricingType | undefined
  readonly switchSave: 'blocked' | 'suggested' | undefined
  readonly ordering: 'allowed' | 'not-allowed' | undefined
  readonly family: 'parent' | 'child' | 'alone' | undefined
  readonly sort: SettingsSort | undefined
  readonly direction: 'asc' | 'desc'
}

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => value === text)

/** Reads the address; nonsense becomes the usual. */
export function readSettingsSearch(texts: SearchTexts): SettingsSearch {
  const page = Number(texts['page'])
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    division: /^[A-Z0-9]{2,6}$/.exec(texts['division'] ?? '')?.[0],
    prices: oneOf(Object.keys(recipePricingTypes) as RecipePricingType[], texts['prices']),
    switchSave: oneOf(['blocked', 'suggested'], texts['switchSave']),
    ordering: oneOf(['allowed', 'not-allowed'], texts['ordering']),
    family: oneOf(['parent', 'child', 'alone'], texts['family']),
    sort: oneOf(settingsSorts, texts['sort']),
    direction: texts['direction'] === 'desc' ? 'desc' : 'asc',
  }
}

const flag = <T extends string>(value: T | undefined, yes: T) =>
  value && ((value === yes ? 'true' : 'false') as 'true' | 'false')

/** The question to the server. */
export const queryOf = (search: SettingsSearch, pageSize: number) => ({
  pageNo: search.page,
  pageSize,
  includeTotal: 'true' as const,
  keyword: search.keyword,
  division: search.division,
  recipePricingType: search.prices,
  blockSwitchSave: flag(search.switchSave, 'blocked'),
  isOrderingAllowed: flag(search.ordering, 'allowed'),
  family: search.family,
  sort: search.sort,
  sortDirection: search.sort && search.direction,
})
