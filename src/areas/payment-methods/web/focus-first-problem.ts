import type { RefObject } from 'react'

/** Puts the focus on the first field that is wrong, once it is drawn as such. */
export function focusFirstProblem(body: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    const wrong = body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input[type="radio"]')
    wrong?.focus()
  })
}
