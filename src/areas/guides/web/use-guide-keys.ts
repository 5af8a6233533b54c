import { useGo } from '#browser/navigation.ts'
import { useShortcut } from '#browser/shortcuts.ts'
import { focusFirstQuantity } from '#ui/quantity-input.tsx'
import type { GuideRow } from '../guide.ts'
import { replaceItemDialog } from '../guides.addresses.ts'
import type { GuideDensity } from './kept-view.ts'
import type { GuidePage } from './use-guide-page.ts'

/** SHELL-5: the shortcuts of a guide: those of the group Order View, and its own. */
export function useGuideKeys({
  page: { search, change, result, pageSize, total = 0 },
  density,
  changeDensity,
  onFill,
  isOrdering,
  guideId,
  mayReplace,
}: {
  page: GuidePage
  density: GuideDensity
  changeDensity: (density: GuideDensity) => void
  onFill: (row: GuideRow) => void
  isOrdering: boolean
  guideId: string
  mayReplace: boolean
}): void {
  const go = useGo()
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
  /** The line one types in, or whose alternate one types in. */
  const rowInFocus = () => {
    const key = document.activeElement?.closest<HTMLElement>('[data-item]')?.dataset['item']
    return result.data?.rows.find(({ lineId }) => key?.startsWith(lineId))
  }
  useShortcut('Alt+KeyF', 'Fill this line to par', 'Guides', () => {
    const row = rowInFocus()
    if (isOrdering && row) onFill(row)
  })
  useShortcut('Alt+KeyR', 'Replace the item of this line', 'Guides', () => {
    const row = rowInFocus()
    if (row?.item && mayReplace) go(replaceItemDialog.open(`${guideId}.${row.item.itemNumber}`))
  })
  useShortcut('Alt+KeyE', 'Edit the list', 'Guides', () =>
    change({ mode: search.mode === 'edit' ? undefined : 'edit', page: search.page }),
  )
}
