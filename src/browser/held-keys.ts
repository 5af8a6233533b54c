import { type EditedText, editText } from './edit-text.ts'
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

/** A key edits the field that has the focus; one that edits no text is pressed on it. */
function pressAgain({ key, code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): void {
  const target = document.activeElement
  if (!target) return
  const edited = isTextField(target) ? editText(textOf(target), key, shiftKey) : undefined
  if (edited && isTextField(target)) return setFieldText(target, edited.text, edited.start, edited.end)
  // A letter without a field would be a shortcut of the page below.
  if (Array.from(key).length === 1) return
  const again = { key, code, shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true }
  const isFree = target.dispatchEvent(new KeyboardEvent('keydown', again))
  if (isFree && key === 'Enter' && !ctrlKey && !metaKey) submitFormOf(target)
  target.dispatchEvent(new KeyboardEvent('keyup', again))
}

/**
 * Enter in a field presses the first submit button of its form; browsers do so for keys of people
 * alone (HTML, implicit submission).
 */
function submitFormOf(field: Element): void {
  if (!(field instanceof HTMLInputElement)) return
  const button = [...(field.form?.elements ?? [])].find(
    (element) => element instanceof HTMLButtonElement && element.type === 'submit',
  )
  if (button instanceof HTMLButtonElement) button.click()
}

// Fields of type email and number have no selection.
const textOf = ({ selectionStart, selectionEnd, value }: TextElement): EditedText => ({
  text: value,
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
})
