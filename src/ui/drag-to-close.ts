import type { PointerEvent } from 'react'

/** Pixels a sheet is pulled down before letting go closes it; less, and it returns. */
const closingPixels = 80

/** Where the finger went down, by the header it is on. */
const starts = new WeakMap<Element, number>()

const sheetOf = (header: Element): HTMLElement | null => header.closest<HTMLElement>('.dialog-window')

/** A dialog of the whole screen has nowhere to be pulled from. */
const isAtTop = (sheet: HTMLElement): boolean => sheet.getBoundingClientRect().top <= 0

function move(header: Element, pixels: number): void {
  const sheet = sheetOf(header)
  if (sheet) sheet.style.translate = pixels > 0 ? `0 ${pixels}px` : ''
}

/**
 * Pulling the header of a bottom sheet down closes it, as Escape and a press beside it do: typed
 * work is asked about first. By touch only: a mouse has the cross.
 */
export const dragToClose = (onClose: () => void) => ({
  onPointerDown: ({ currentTarget, target, pointerType, pointerId, clientY }: PointerEvent) => {
    const sheet = sheetOf(currentTarget)
    const isControl = target instanceof Element && target.closest('button, a') !== null
    if (pointerType !== 'touch' || isControl || !sheet || isAtTop(sheet)) return
    starts.set(currentTarget, clientY)
    currentTarget.setPointerCapture(pointerId)
  },
  onPointerMove: ({ currentTarget, clientY }: PointerEvent) => {
    const start = starts.get(currentTarget)
    if (start !== undefined) move(currentTarget, clientY - start)
  },
  onPointerUp: ({ currentTarget, clientY }: PointerEvent) => {
    const start = starts.get(currentTarget)
    if (start === undefined) return
    starts.delete(currentTarget)
    // Where typed work is asked about first, the sheet stays below the question.
    move(currentTarget, 0)
    if (clientY - start >= closingPixels) onClose()
  },
  onPointerCancel: ({ currentTarget }: PointerEvent) => {
    starts.delete(currentTarget)
    move(currentTarget, 0)
  },
})
