import { useActor } from '#browser/current-user.ts'
import { useShortcut } from '#browser/shortcuts.ts'
import { focusFirstQuantity } from '#ui/quantity-input.tsx'
import { layouts } from './shop-search.ts'
import type { Shop } from './use-shop.ts'

/** SHELL-5: the shortcuts of the group Order View. */
export function useOrderViewKeys({ search, change, result }: Shop, openFilters: () => void): void {
  const { totalRecords = 0, pageSize = 1 } = result.data ?? {}
  const pages = Math.ceil(totalRecords / pageSize)
  const turn = (by: number) => {
    const page = (result.data?.pageNo ?? search.page) + by
    if (page < 1 || page > pages) return
    change({ page })
    window.scrollTo({ top: 0 })
  }
  useShortcut('q', 'Go to the first quantity', 'Order View', () => focusFirstQuantity('main'))
  useShortcut('v', 'Show the items another way', 'Order View', () =>
    change(
      { layout: layouts[(layouts.indexOf(search.layout) + 1) % layouts.length], page: search.page },
      { replace: true },
    ),
  )
  useShortcut('f', 'Go to the filters', 'Order View', () => {
    const rail = document.querySelector<HTMLElement>('aside[aria-label="Filters"]')
    // Hidden on narrow screens, where the filters are a sheet.
    if (rail && rail.offsetParent !== null) rail.querySelector<HTMLElement>('input, button')?.focus()
    else openFilters()
  })
  useShortcut(']', 'Next page', 'Order View', () => turn(1))
  useShortcut('[', 'Previous page', 'Order View', () => turn(-1))
  const isInternal = useActor().kind === 'internal'
  useShortcut(isInternal ? 'Alt+KeyL' : null, 'List or advanced layout', 'Advanced Layout', () =>
    change({ layout: search.layout === 'advanced' ? 'list' : 'advanced', page: search.page }, { replace: true }),
  )
}
