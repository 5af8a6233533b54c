import type { RefObject } from 'react'

const wrong = '[aria-invalid="true"], [data-invalid]'
const reachable = 'input:not([type="hidden"], [tabindex="-1"]), textarea, button:not(:disabled)'

/**
 * Puts the focus on the first field that is wrong, once it is drawn as such. A group of fields with
 * one sentence is marked by `data-invalid`.
 */
export function focusFirstProblem(element: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    const field = element.current?.querySelector<HTMLElement>(wrong)
    if (!field) return
    // The form may be longer than its window.
    field.scrollIntoView({ block: 'nearest' })
    const target = field.matches(reachable) ? field : field.querySelector<HTMLElement>(reachable)
    target?.focus()
    // A password cannot be checked by eye, so it is selected to be typed again.
    if (target instanceof HTMLInputElement && target.type === 'password') target.select()
  })
}
