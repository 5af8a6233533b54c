import type { Page } from '@playwright/test'

/** Texts that stand over each other in the topmost dialog, or on the page where none is open. */
export async function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Drawn {
      readonly element: Element
      readonly box: DOMRect
      readonly layer: Element | null
    }
    /** What stays while the page scrolls lies above it on purpose. */
    const layerOf = (element: Element) => {
      for (let parent: Element | null = element; parent; parent = parent.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(parent).position)) return parent
      return null
    }
    /** Cut off by a box around it: dots, a scrolled list, a picture's frame. */
    const isCut = (element: Element, box: DOMRect) => {
      for (let parent: Element | null = element; parent && parent !== document.body; parent = parent.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(parent)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const edge = parent.getBoundingClientRect()
        if (box.top < edge.top - 1 || box.bottom > edge.bottom + 1 || box.right > edge.right + 1) return true
      }
      return false
    }
    const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body
    const drawn: Drawn[] = []
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement!
      if (!text.textContent?.trim() || element.closest('.sr-only, [aria-hidden=true], option, script, style')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2 && !isCut(element, box))
          drawn.push({ element, box, layer: layerOf(element) })
    }
    const found = new Set<string>()
    // Neighbours in the document are neighbours on the screen: far ones are not compared.
    const reach = 60
    drawn.forEach((one, index) => {
      for (const other of drawn.slice(index + 1, index + reach)) {
        if (one.element === other.element || one.layer !== other.layer) continue
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (width > 3 && height > 6)
          found.add(
            `“${one.element.textContent?.slice(0, 30)}” and “${other.element.textContent?.slice(0, 30)}” overlap by ${Math.round(width)} pixels`,
          )
      }
    })
    return [...found].slice(0, 5)
  })
}
