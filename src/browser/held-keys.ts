import { isTextField, setFieldText, type TextElement } from './field-text.ts'

/** After how long keys are no longer held for a dialog that does not come, in milliseconds. */
const waitMs = 10_000
/** How long a dialog that is there may take to focus a field, in milliseconds. */
const focusMs = 600

interface Held {
  readonly keys: KeyboardEvent[]
  /** The dialogs that were open before; the keys are for another one. */
  readonly before: ReadonlySet<Element>
  readonly endAt: number
  /** When the focus first was in the new dialog. */
  arrivedAt?: number
}

let held: Held | undefined
const dialogSelector = '[role="dialog"],[role="alertdialog"]'
const openDialogs = (): Element[] => [...document.querySelectorAll(dialogSelector)]

/**
 * SHELL-5, SHELL-10: from here on keys wait for the dialog that was asked for, as its code may
 * still be loading. They reach its first field in the order they were pressed, and no shortcut of
 * the page below.
 */
export function holdKeys(): void {
  if (held) return
  held = { keys: [], before: new Set(openDialogs()), endAt: performance.now() + waitMs }
  window.addEventListener('pointerdown', releaseKeys, { capture: true, once: true })
  requestAnimationFrame(watch)
}

/** Takes a key press while keys are held; false when it is to be handled as usual. */
export function holdKey(event: KeyboardEvent): boolean {
  if (!held || !event.isTrusted) return false
  // Composed text belongs to the field it is composed in; shortcuts of the browser are its own.
  if (event.isComposing || ((event.ctrlKey || event.metaKey) && event.key !== 'Enter')) return false
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.key === 'Escape') held.keys.length = 0
  held.keys.push(event)
  return true
}

function watch(): void {
  if (!held) return
  const now = performance.now()
  const focused = document.activeElement
  const dialog = focused?.closest(dialogSelector)
  if (dialog && !held.before.has(dialog)) {
    held.arrivedAt ??= now
    const isQuestion = dialog.getAttribute('role') === 'alertdialog'
    if (isQuestion || isTextField(focused) || now - held.arrivedAt > focusMs) return deliver()
  }
  if (now > held.endAt) return releaseKeys()
  requestAnimationFrame(watch)
}

/** Holds no more keys; those held are dropped. */
export function releaseKeys(): void {
  held = undefined
  window.removeEventListener('pointerdown', releaseKeys, { capture: true })
}

function deliver(): void {
  const keys = held?.keys ?? []
  releaseKeys()
  for (const key of keys) pressAgain(key)
}

/** Text goes into the field that has the focus; every other key is pressed on it. */
function pressAgain({ key, code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): void {
  const target = document.activeElement
  if (!target) return
  // Every other key has a name of its own, such as 'Enter'.
  const isText = Array.from(key).length === 1
  if (isTextField(target)) {
    if (isText) return typeInto(target, key)
    if (key === 'Backspace') return eraseBefore(target)
  }
  // A letter without a field would be a shortcut of the page below.
  if (isText) return
  const again = { key, code, shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true }
  target.dispatchEvent(new KeyboardEvent('keydown', again))
  target.dispatchEvent(new KeyboardEvent('keyup', again))
}

function typeInto(field: TextElement, text: string): void {
  const { start, end } = selectionOf(field)
  setFieldText(field, field.value.slice(0, start) + text + field.value.slice(end), start + text.length)
}

function eraseBefore(field: TextElement): void {
  const { start, end } = selectionOf(field)
  const from = start === end ? Math.max(0, start - 1) : start
  setFieldText(field, field.value.slice(0, from) + field.value.slice(end), from)
}

// Fields of type email and number have no selection.
const selectionOf = ({ selectionStart, selectionEnd, value }: TextElement) => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
})
