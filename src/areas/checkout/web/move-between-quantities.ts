import type { KeyboardEvent } from 'react'

/** Arrow down and Enter go to the next quantity field, arrow up and Shift+Enter to the one before; one handler for all lines. */
export function moveBetweenQuantities(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target
  if (!(from instanceof HTMLInputElement) || from.inputMode !== 'numeric') return
  const isDown = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)
  const isUp = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
  if ((!isDown && !isUp) || event.ctrlKey || event.metaKey) return
  const fields = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]:not(:disabled)'),
  ]
  const target = fields[fields.indexOf(from) + (isDown ? 1 : -1)]
  event.preventDefault()
  if (!target) return
  target.focus()
  target.select()
  target.scrollIntoView({ block: 'nearest' })
}
