import { useState } from 'react'
import { Building2, Package, Tag } from 'lucide-react'
import { customerScreen } from '#areas/customer-pages/customer-pages.addresses.ts'
import { itemDialog, shopOf } from '#areas/shop/shop.addresses.ts'
import { useMe } from '#browser/current-user.ts'
import { useMode } from '#browser/app-mode.ts'
import { useGo } from '#browser/navigation.ts'
import { combine } from '#contract/address.ts'
import { paletteDialog } from '../shell.addresses.ts'
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
  const [recent] = useState(() => recentCommands(userId))
  const commandOf = ({ id, label, detail }: RecentCommand): Command[] => {
    const known = local.find((command) => command.id === id)
    if (known) return [{ ...known, kind: 'Recent' }]
    const [kind, ...rest] = id.split(' ')
    const value = rest.join(' ')
    const shown = { id, kind: 'Recent' as const, label, ...(detail !== undefined && { detail }) }
    const [division = '', billTo = ''] = value.split('/')
    if (kind === 'customer') {
      return [{ ...shown, icon: Building2, run: () => go(customerScreen.at({ division, billTo }), { replace: true }) }]
    }
    if (mode !== 'restaurant') return []
    if (kind === 'item') {
      const item = combine(paletteDialog.closed, itemDialog.open(value))
      return [{ ...shown, icon: Package, run: () => go(item, { replace: true }) }]
    }
    if (kind !== 'brand' && kind !== 'category') return []
    return [{ ...shown, icon: Tag, run: () => go(shopOf(kind, value), { replace: true }) }]
  }
  return recent.flatMap(commandOf)
}
