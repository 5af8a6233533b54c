import { type RefObject, useEffect } from 'react'

/** Pixels that columns grow by, so that few figures are too wide for theirs. */
const step = 4

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
    // The row itself grows with its columns where the grid scrolls sideways.
    const frameOfGrid = row.closest('table')!.parentElement!
    let room = frameOfGrid.clientWidth
    let frame = 0
    // Within the observer the browser would lay out the page a second time before it paints: with
    // the rows that came, the longest of all frames.
    const keep = () => {
      frame = 0
      for (const [cell, width] of kept) (cell as HTMLElement).style.minWidth = `${width}px`
    }
    const watch = new ResizeObserver((changes) => {
      if (frameOfGrid.clientWidth !== room) {
        room = frameOfGrid.clientWidth
        return forget()
      }
      for (const { target, borderBoxSize } of changes) {
        const width = Math.ceil((borderBoxSize[0]?.inlineSize ?? 0) / step) * step
        if (width <= (kept.get(target) ?? 0)) continue
        kept.set(target, width)
        frame ||= requestAnimationFrame(keep)
      }
    })
    for (const cell of cells) watch.observe(cell)
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
      forget()
    }
  }, [head, ids, isOn])
}
