import { useState } from 'react'
import { Building2, Package, Tag } from 'lucide-react'
import { customerPath } from '#areas/customer-pages/web/public.tsx'
import { useMe } from '#browser/current-user.ts'
import { useMode } from '#browser/app-mode.ts'
import { useGo, useHrefWith } from '#browser/navigation.ts'
import type { Command } from './command.ts'
import { type RecentCommand, recentCommands } from './recent-commands.ts'

/**
 * SHELL-10: what was chosen last, as far as it can still be chosen: screens and actions the user
 * may use, and items.
 */
export function useRecentCommands(local: readonly Command[]): Command[] {
  const { userId } = useMe()
  const mode = useMode()
  const go = useGo()
  const hrefWith = useHrefWith()
  const [recent] = useState(() => recentCommands(userId))
  const commandOf = ({ id, label, detail }: RecentCommand): Command[] => {
    const known = local.find((command) => command.id === id)
    if (known) return [{ ...known, kind: 'Recent' }]
    const [kind, ...rest] = id.split(' ')
    const value = rest.join(' ')
    const shown = { id, kind: 'Recent' as const, label, ...(detail !== undefined && { detail }) }
    const [division = '', billTo = ''] = value.split('/')
    if (kind === 'customer') {
      return [{ ...shown, icon: Building2, run: () => go(customerPath({ division, billTo }), { replace: true }) }]
    }
    if (mode !== 'restaurant') return []
    if (kind === 'item') {
      const href = hrefWith({ dialog: undefined, item: value })
      return [{ ...shown, icon: Package, run: () => go(href, { replace: true }) }]
    }
    if (kind !== 'brand' && kind !== 'category') return []
    const filter = new URLSearchParams({ [kind === 'brand' ? 'brands' : 'categoryIds']: value })
    return [{ ...shown, icon: Tag, run: () => go(`/shop?${filter.toString()}`, { replace: true }) }]
  }
  return recent.flatMap(commandOf)
}
