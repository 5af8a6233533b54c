import type { Page } from '@playwright/test'

/** What reaches past the edges of the screen, outside regions made to be scrolled sideways. */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    /**
     * A labelled region that can be focused and scrolled (tables, grids), or a strip of pictures
     * that snaps.
     */
    const isScroller = (element: Element) =>
      element.matches('[role=region][tabindex]') || getComputedStyle(element).scrollSnapType.startsWith('x')
    const isInScroller = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (isScroller(parent)) return true
        const { overflowX } = getComputedStyle(parent)
        const { right } = parent.getBoundingClientRect()
        if (overflowX !== 'visible' && right <= width + 1 && parent.scrollWidth <= parent.clientWidth + 1) return true
        // Text cut with dots, and pictures in their box.
        if ((overflowX === 'hidden' || overflowX === 'clip') && right <= width + 1) return true
      }
      return false
    }
    const found: string[] = []
    const note = (element: Element, what: string) =>
      found.push(
        `${what}: <${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 70)}"> ${(element.textContent ?? '').slice(0, 40)}`,
      )
    if (document.documentElement.scrollWidth > width + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    for (const element of document.querySelectorAll('body *')) {
      if (found.length > 6) break
      if (!isVisible(element) || element.closest('.sr-only, [aria-hidden=true] svg, [data-react-aria-prevent-focus]'))
        continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      if ((box.right > width + 1 || box.left < -1) && !isInScroller(element))
        note(element, `${Math.round(box.left)} to ${Math.round(box.right)}`)
      const { overflowX } = getComputedStyle(element)
      const scrolls = (overflowX === 'auto' || overflowX === 'scroll') && element.scrollWidth > element.clientWidth + 1
      if (scrolls && !isScroller(element)) note(element, `scrolls ${element.scrollWidth} in ${element.clientWidth}`)
    }
    return found
  })
}

/** WCAG 1.4.4, as a style of the person's own makes it. */
export const enlargeText = (page: Page, isLarge: boolean): Promise<void> =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = size), isLarge ? '200%' : '')
