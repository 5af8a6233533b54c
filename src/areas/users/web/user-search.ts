import { customerKeyIn } from '#kit/customer-key.ts'
import type { SearchTexts } from '#browser/search-text.ts'
import { isRole, type Role } from '#areas/access/roles.ts'
import { type UserState, userStates } from '../user.ts'
import { userPageSize, userSorts } from '../users.endpoints.ts'

/** Columns that sort. */
export type UserSort = (typeof userSorts)[number]
/** Users on a page, to choose from. */
export const pageSizes = [userPageSize, 30] as const

/** The state of the list in the address. */
export interface UserSearch {
  readonly page: number
  readonly pageSize: number
  readonly keyword: string
  readonly kind: 'staff' | 'customer' | undefined
  readonly role: Role | undefined
  readonly state: UserState | undefined
  /** 'NLV/0010001'. */
  readonly billTo: string | undefined
  readonly sort: UserSort | undefined
  readonly direction: 'asc' | 'desc'
}

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => value === text)

/** Reads the address; nonsense becomes the usual. */
export function readUserSearch(texts: SearchTexts): UserSearch {
  const page = Number(texts['page'])
  const role = texts['role'] ?? ''
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((size) => String(size) === texts['pageSize']) ?? userPageSize,
    keyword: (texts['keyword'] ?? '').slice(0, 100),
    kind: oneOf(['staff', 'customer'], texts['kind']),
    role: isRole(role) ? role : undefined,
    state: oneOf(userStates, texts['state']),
    billTo: customerKeyIn(texts['billTo']),
    sort: oneOf(userSorts, texts['sort']),
    direction: texts['direction'] === 'desc' ? 'desc' : 'asc',
  }
}
