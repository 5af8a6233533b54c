import { useEffect } from 'react'
import { type AnyRouter, useLocation, useParams, useRouter, useSearch } from '@tanstack/react-router'
import {
  type Address,
  addressAt,
  type Destination,
  isChange,
  type PathParameter,
  type SearchChange,
  type ValueDialog,
} from '#contract/address.ts'
import { addedByReplacing, addedTo } from './added-parameters.ts'
import { parseSearch, type SearchTexts } from './search-text.ts'

/** How to go somewhere. */
export interface GoOptions {
  /** Takes the place of this entry in the history instead of adding one. */
  readonly replace?: boolean
  /**
   * A search as it is typed: the letters of one burst share one history entry, so that Back leads
   * to the search before it. 'done' (Enter) ends the burst.
   */
  readonly typing?: 'on' | 'done'
  /** What was typed is saved or given up: nothing is asked before it goes. */
  readonly isSettled?: boolean
}

/**
 * Milliseconds without a typed search after which the next one is a search, and a history entry, of
 * its own.
 */
const burstMs = 5_000

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The search parameters this entry added to the one before on the same path: closing such a
     * dialog goes back.
     */
    added?: readonly string[]
    /** When a search was last typed into this entry; absent once the search is done. */
    typedAt?: number
  }
}

/** The address a destination means, seen from a location. */
function resolve(to: Destination, { pathname, search }: { pathname: string; search: unknown }): Address {
  return isChange(to) ? addressAt(pathname, { ...(search as SearchTexts), ...to }) : to
}

/**
 * Goes to a screen, or changes the search of the present one. Reads the present address at the time
 * of the call: one of the last rendering would take back a navigation that is still under way.
 */
export async function goTo(router: AnyRouter, to: Destination, options: GoOptions = {}): Promise<void> {
  const before = router.state.location
  const url = new URL(resolve(to, before), window.location.origin)
  const search = parseSearch(url.search)
  const isSamePath = url.pathname === before.pathname
  const replace = options.replace ?? (options.typing !== undefined && isSamePath && isSameSearch(before, url))
  const added = replace
    ? addedByReplacing(before.search as SearchTexts, before.state.added, search)
    : addedTo(before.search as SearchTexts, search)
  await router.navigate({
    to: url.pathname,
    search,
    ...(url.hash && { hash: url.hash.slice(1) }),
    replace,
    ignoreBlocker: options.isSettled ?? false,
    ...(isSamePath && {
      state: { ...(added && { added }), ...(options.typing === 'on' && { typedAt: Date.now() }) },
      resetScroll: false,
    }),
  })
}

/**
 * True when what is typed goes on a search: within its burst, or when Enter asks for what is
 * already there.
 */
function isSameSearch(before: AnyRouter['state']['location'], url: URL): boolean {
  const { typedAt = 0 } = before.state
  return Date.now() - typedAt < burstMs || before.href === url.pathname + url.search
}

/**
 * `go(shopScreen.at({ keyword: 'salmon' }))`, `go(itemDialog.open(itemNumber))`; what becomes empty
 * or undefined leaves the address.
 */
export function useGo(): (to: Destination, options?: GoOptions) => void {
  const router = useRouter()
  return (to, options) => void goTo(router, to, options)
}

/** The path without the search. */
export const usePath = (): string => useLocation({ select: ({ pathname }) => pathname })

/** The parameters of a screen's path, such as `itemNumber` of '/items/$itemNumber'. */
export const usePathParams = <Path extends string>(_screen: {
  readonly path: Path
}): { readonly [Name in PathParameter<Path>]?: string } => useParams({ strict: false })

/** The search part as texts. */
export const useSearchTexts = (): SearchTexts => useSearch({ strict: false }) as SearchTexts

/** The texts of a screen's own parameters. */
export const useSearchOf = <Name extends string>(_screen: {
  readonly parameters: readonly Name[]
}): { readonly [Parameter in Name]?: string } => useSearchTexts() as { [Parameter in Name]?: string }

/** Changes a screen's state in the address: `change({ page: 2 })`. */
export type ChangeSearch<T> = (part: Partial<Record<keyof T, unknown>>, options?: GoOptions) => void

/**
 * State in the address: `const [search, change] = useSearchState(readShopSearch)`. `read` turns
 * texts into the screen's own type and forgives nonsense; `change({ page: 2 })` merges, and what
 * becomes empty or undefined leaves the address. Each change is a history entry: Back takes a
 * filter away again.
 */
export function useSearchState<T extends object>(read: (texts: SearchTexts) => T): [T, ChangeSearch<T>] {
  const go = useGo()
  return [read(useSearchTexts()), (part, options) => go(part as SearchChange, options)]
}

/** UI-6: the state of a list with pages: any change of a filter resets to page 1. */
export function useListSearch<T extends { page: unknown }>(read: (texts: SearchTexts) => T): [T, ChangeSearch<T>] {
  const [search, setSearch] = useSearchState(read)
  return [search, (part, options) => setSearch({ page: undefined, ...part }, options)]
}

/** What a link to a destination has as its href. */
export function useHref(): (to: Destination) => Address {
  const pathname = usePath()
  const search = useSearchTexts()
  return (to) => resolve(to, { pathname, search })
}

/**
 * Closes a dialog with an address, without asking: goes back when it was opened here, else only
 * takes the parameter out.
 */
export function useCloseDialog({ parameter, closed }: Pick<ValueDialog, 'parameter' | 'closed'>): () => void {
  const router = useRouter()
  return () => {
    if (router.state.location.state.added?.includes(parameter)) return router.history.back({ ignoreBlocker: true })
    void goTo(router, closed, { replace: true, isSettled: true })
  }
}

/** The document title of this screen; `undefined` leaves the route's own. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Larder`
  }, [title])
}
