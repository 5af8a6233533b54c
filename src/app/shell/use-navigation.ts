import { useMode } from '#browser/app-mode.ts'
import { useShipTo } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import { mayOpenRoute, type RouteRule } from '#browser/may-open-route.ts'
import { useHref } from '#browser/navigation.ts'
import type { CommandEntry, MenuEntry, NavEntry, TopBarWidget } from '#browser/web-area.ts'
import { type Address, type Destination, isBelow, isChange, pathOf } from '#contract/address.ts'
import { areas } from '../areas.web.ts'
import { findPunchoutDetour } from './find-punchout-detour.ts'

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

/** True for what the signed-in user may open, for the selected ship-to. */
export function useMayOpen(): (part: { rule?: RouteRule; isHiddenForProspects?: boolean }) => boolean {
  const me = useMe()
  const mode = useMode()
  const isProspect = useShipTo()?.isProspective === true
  return ({ rule, isHiddenForProspects = false }) =>
    mayOpenRoute(rule, me, mode) === null && !(isHiddenForProspects && isProspect)
}

/**
 * True for what a procurement session may open; dialogs of menus and of the palette are about the
 * account, other carts, and the rest of the portal (PUNCH-4).
 */
function useIsReached(): (to: Destination) => boolean {
  const isPunchout = useMe().punchoutSession !== undefined
  return (to) => (isChange(to) ? !isPunchout : findPunchoutDetour(pathOf(to), isPunchout) === null)
}

/** The links of the top bar that this user may follow, in order. */
export function useNavigation(): readonly NavEntry[] {
  const mayOpen = useMayOpen()
  const isPunchout = useMe().punchoutSession !== undefined
  return areas
    .flatMap((area) => area.navigation ?? [])
    .filter((entry) => mayOpen(entry) && findPunchoutDetour(entry.to, isPunchout) === null)
    .sort(byOrder)
}

/** The entries of the user menu that this user may follow, in order (SHELL-2). */
export function useMenuEntries(): readonly (MenuEntry & { readonly href: Address })[] {
  const mayOpen = useMayOpen()
  const hrefTo = useHref()
  const isReached = useIsReached()
  return areas
    .flatMap((area) => area.menuEntries ?? [])
    .filter((entry) => mayOpen(entry) && isReached(entry.to))
    .sort(byOrder)
    .map((entry) => ({ ...entry, href: hrefTo(entry.to) }))
}

/** What this user may do from the palette, some of it by a shortcut (SHELL-10). */
export function useCommandEntries(): readonly CommandEntry[] {
  const mayOpen = useMayOpen()
  const isReached = useIsReached()
  return areas.flatMap((area) => area.commands ?? []).filter((entry) => mayOpen(entry) && isReached(entry.to))
}

/** What areas put into the top bar for this user. */
export function useTopBarWidgets(): readonly TopBarWidget[] {
  const mayOpen = useMayOpen()
  return areas.flatMap((area) => area.topBarWidgets ?? []).filter((widget) => mayOpen(widget))
}

/** True when the path belongs to the entry: '/orders/7' to '/orders'. */
export const isCurrent = (entry: Pick<NavEntry, 'to'>, path: string): boolean => isBelow(path, [entry.to])
