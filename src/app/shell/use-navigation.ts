import { useMode } from '#browser/app-mode.ts'
import { useMe } from '#browser/current-user.ts'
import { mayOpenRoute, type RouteRule } from '#browser/may-open-route.ts'
import { useHrefWith } from '#browser/navigation.ts'
import { parseSearch } from '#browser/search-text.ts'
import type { CommandEntry, MenuEntry, NavEntry, TopBarWidget } from '#browser/web-area.ts'
import { areas } from '../areas.web.ts'
import { findPunchoutDetour } from './find-punchout-detour.ts'

const pathOf = (href: string) => href.split('?', 1)[0]!
const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

/** True for what the signed-in user may open. */
export function useMayOpen(): (part: { rule?: RouteRule }) => boolean {
  const me = useMe()
  const mode = useMode()
  return ({ rule }) => mayOpenRoute(rule, me, mode) === null
}

/** The links of the top bar that this user may follow, in order. */
export function useNavigation(): readonly NavEntry[] {
  const mayOpen = useMayOpen()
  const isPunchout = useMe().punchoutSession !== undefined
  return areas
    .flatMap((area) => area.navigation ?? [])
    .filter((entry) => mayOpen(entry) && findPunchoutDetour(entry.href, isPunchout) === null)
    .sort(byOrder)
}

/**
 * The entries of the user menu that this user may follow, in order (SHELL-2). One of '?dialog=...'
 * opens over the present screen.
 */
export function useMenuEntries(): readonly MenuEntry[] {
  const mayOpen = useMayOpen()
  const hrefWith = useHrefWith()
  const isPunchout = useMe().punchoutSession !== undefined
  return areas
    .flatMap((area) => area.menuEntries ?? [])
    .filter(
      (entry) => mayOpen(entry) && (entry.href.startsWith('?') || !findPunchoutDetour(pathOf(entry.href), isPunchout)),
    )
    .map((entry) => (entry.href.startsWith('?') ? { ...entry, href: hrefWith(parseSearch(entry.href)) } : entry))
    .sort(byOrder)
}

/** What this user may do from the palette, some of it by a shortcut (SHELL-10). */
export function useCommandEntries(): readonly CommandEntry[] {
  const mayOpen = useMayOpen()
  return areas.flatMap((area) => area.commands ?? []).filter((entry) => mayOpen(entry))
}

/** What areas put into the top bar for this user. */
export function useTopBarWidgets(): readonly TopBarWidget[] {
  const mayOpen = useMayOpen()
  return areas.flatMap((area) => area.topBarWidgets ?? []).filter((widget) => mayOpen(widget))
}

/** True when the path belongs to the entry: '/orders/7' to '/orders'. */
export const isCurrent = (entry: { href: string }, path: string): boolean =>
  path === entry.href || path.startsWith(`${entry.href}/`)
