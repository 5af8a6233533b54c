import { type RefObject, useEffect } from 'react'

/** Pixels that columns grow by, so that few figures are too wide for theirs. */
const step = 8

/**
 * Columns of a grid do not get narrower while rows come and go: what one reads stays where it is,
 * and no row is laid out again for a wide figure that scrolls away (decision 18). They start afresh
 * with other columns, of which `ids` is the list, and with another width of the grid. Cells of the
 * head with `data-column-head` take part.
 */
export function useSteadyColumns(head: RefObject<HTMLTableRowElement | null>, ids: string, isOn: boolean): void {
  useEffect(() => {
    const row = head.current
    if (!row || !isOn) return undefined
    const cells = [...row.querySelectorAll<HTMLElement>('[data-column-head]')]
    const kept = new Map<Element, number>()
    const forget = () => {
      kept.clear()
      for (const { style } of cells) style.minWidth = ''
    }
    let room = row.clientWidth
    const watch = new ResizeObserver((changes) => {
      if (row.clientWidth !== room) {
        room = row.clientWidth
        return forget()
      }
      for (const { target, borderBoxSize } of changes) {
        const width = Math.ceil((borderBoxSize[0]?.inlineSize ?? 0) / step) * step
        if (!(target instanceof HTMLElement) || width <= (kept.get(target) ?? 0)) continue
        kept.set(target, width)
        target.style.minWidth = `${width}px`
      }
    })
    for (const cell of cells) watch.observe(cell)
    return () => {
      watch.disconnect()
      forget()
    }
  }, [head, ids, isOn])
}
