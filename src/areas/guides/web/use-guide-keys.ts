import { useShortcut } from '#browser/shortcuts.ts'
import { focusFirstQuantity } from '#ui/quantity-input.tsx'
import type { GuideRow } from '../guide.ts'
import type { GuideDensity } from './kept-view.ts'
import type { GuidePage } from './use-guide-page.ts'

/** SHELL-5: the shortcuts of a guide: those of the group Order View, and its own. */
export function useGuideKeys({
  page: { search, change, result, pageSize, total = 0 },
  density,
  changeDensity,
  onFill,
  isOrdering,
}: {
  page: GuidePage
  density: GuideDensity
  changeDensity: (density: GuideDensity) => void
  onFill: (row: GuideRow) => void
  isOrdering: boolean
}): void {
  const turn = (by: number) => {
    const page = search.page + by
    if (page < 1 || page > Math.ceil(total / pageSize)) return
    change({ page })
    window.scrollTo({ top: 0 })
  }
  useShortcut('q', 'Go to the first quantity', 'Order View', () => focusFirstQuantity('main'))
  useShortcut('v', 'Show the items another way', 'Order View', () =>
    changeDensity(density === 'list' ? 'dense' : 'list'),
  )
  useShortcut('f', 'Go to the filters', 'Order View', () =>
    document.querySelector<HTMLElement>('main search input')?.focus(),
  )
  useShortcut(']', 'Next page', 'Order View', () => turn(1))
  useShortcut('[', 'Previous page', 'Order View', () => turn(-1))
  useShortcut('Alt+KeyF', 'Fill this line to par', 'Guides', () => {
    const key = document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset['item']
    const row = result.data?.rows.find(({ lineId }) => lineId === key)
    if (isOrdering && row) onFill(row)
  })
  useShortcut('Alt+KeyE', 'Edit the list', 'Guides', () =>
    change({ mode: search.mode === 'edit' ? undefined : 'edit', page: search.page }),
  )
}
