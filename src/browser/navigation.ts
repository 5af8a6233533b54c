import { useEffect } from 'react'
import { type AnyRouter, useLocation, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { parseSearch, type SearchTexts, writeSearch } from './search-text.ts'

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

/**
 * Goes to a path of this site, such as '/shop?keyword=salmon'. Also the `navigate` of every link
 * and menu entry.
 */
export async function goTo(router: AnyRouter, href: string, options: GoOptions = {}): Promise<void> {
  const url = new URL(href, window.location.origin)
  const before = router.state.location
  const search = parseSearch(url.search)
  const isSamePath = url.pathname === before.pathname
  const replace = options.replace ?? (options.typing !== undefined && isSamePath && isSameSearch(before, url))
  const added = replace
    ? before.state.added
    : Object.keys(search).filter((name) => !(name in (before.search as SearchTexts)))
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

/** `go('/orders')`, `go('/shop?keyword=salmon', { replace: true })`. */
export function useGo(): (href: string, options?: GoOptions) => void {
  const router = useRouter()
  return (href, options) => void goTo(router, href, options)
}

/**
 * Goes to the present address with these parameters changed: `goWith({ dialog: 'help' })`; what
 * becomes empty or undefined leaves the address. Reads the address at the time of the call: a link
 * of the last rendering would take back a navigation that is still under way.
 */
export function useGoWith(): (change: Readonly<Record<string, unknown>>, options?: GoOptions) => void {
  const router = useRouter()
  return (change, options) => {
    const { pathname, search } = router.state.location
    void goTo(router, pathname + writeSearch({ ...(search as SearchTexts), ...change }), options)
  }
}

/** The path without the search. */
export const usePath = (): string => useLocation({ select: ({ pathname }) => pathname })

/** The parameters of the path, such as `orderId` of '/orders/$orderId'. */
export const usePathParams = (): Record<string, string> => useParams({ strict: false }) as Record<string, string>

/** The search part as texts. */
export const useSearchTexts = (): SearchTexts => useSearch({ strict: false }) as SearchTexts

/** Changes a screen's state in the address: `change({ page: 2 })`. */
export type ChangeSearch<T> = (part: Partial<Record<keyof T, unknown>>, options?: GoOptions) => void

/**
 * State in the address: `const [search, change] = useSearchState(readShopSearch)`. `read` turns
 * texts into the screen's own type and forgives nonsense; `change({ page: 2 })` merges, and what
 * becomes empty or undefined leaves the address. Each change is a history entry: Back takes a
 * filter away again.
 */
export function useSearchState<T extends object>(read: (texts: SearchTexts) => T): [T, ChangeSearch<T>] {
  return [read(useSearchTexts()), useGoWith()]
}

/**
 * The present address with these parameters added or (undefined) taken out: the href of a link that
 * opens a dialog.
 */
export function useHrefWith(): (change: Record<string, string | undefined>) => string {
  const path = usePath()
  const texts = useSearchTexts()
  return (change) => path + writeSearch({ ...texts, ...change })
}

/**
 * Closes a dialog with an address, without asking: goes back when it was opened here, else only
 * takes the parameter out.
 */
export function useCloseDialog(parameter: string): () => void {
  const router = useRouter()
  return () => {
    const { pathname, search, state } = router.state.location
    if (state.added?.includes(parameter)) return router.history.back({ ignoreBlocker: true })
    const href = pathname + writeSearch({ ...(search as SearchTexts), [parameter]: undefined })
    void goTo(router, href, { replace: true, isSettled: true })
  }
}

/** The document title of this screen; `undefined` leaves the route's own. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Larder`
  }, [title])
}
