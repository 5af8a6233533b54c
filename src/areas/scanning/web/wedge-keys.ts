import { isTextField, setFieldText, type TextElement } from '#browser/field-text.ts'
import { isDialogOpen, type KeyTaker } from '#browser/shortcuts.ts'
import {
  endsScan,
  isLikelyScan,
  isModifierKey,
  isWedgeBurst,
  maxGapMs,
  type PressedKey,
} from '../rules/is-wedge-burst.ts'

/** Fields that take a scan as their text, such as quick entry, are below an element with this. */
export const takesScans = { 'data-takes-scans': '' } as const

/** How a field read before a scan ran into it. */
interface FieldBefore {
  readonly field: TextElement
  readonly text: string
}

/**
 * NEXT-8: takes the keys of a wedge scanner, wherever the focus is, and leaves a person's alone. A
 * field for numbers or a search that a scan ran into gets its text back; what is typed into any
 * other field is that field's.
 */
export function wedgeKeys({
  isForDialogs,
  onScan,
}: {
  /** Works over dialogs too; otherwise not while one is open. */
  readonly isForDialogs: boolean
  readonly onScan: (text: string) => void
}): KeyTaker {
  let keys: PressedKey[] = []
  let before: FieldBefore | null = null
  const forget = () => {
    keys = []
    before = null
    return null
  }
  return (event) => {
    const key = keyOf(event)
    if (key === 'none') return null
    if (key === null || isTypedInto(event.target)) return forget()
    const at = event.timeStamp
    const last = keys.at(-1)
    if (last && at - last.at > maxGapMs) forget()
    if (keys.length === 0 && isTextField(event.target)) before = { field: event.target, text: event.target.value }
    keys.push({ key, at })
    const isScan = isWedgeBurst(keys)
    // Asked of a scan alone: the page is not searched for a dialog at a person's every key.
    if ((isScan || isLikelyScan(keys)) && !isForDialogs && isDialogOpen()) return forget()
    if (isScan) {
      event.preventDefault()
      event.stopImmediatePropagation()
      const text = keys.slice(0, -1).map((each) => each.key)
      if (before) setFieldText(before.field, before.text)
      forget()
      onScan(text.join(''))
      return 'taken'
    }
    if (endsScan(key)) return forget()
    return isLikelyScan(keys) ? 'likely' : null
  }
}

/** The character of a key, Enter or Tab; 'none' of a key that makes none, null of any other. */
function keyOf(event: KeyboardEvent): string | null {
  if (isModifierKey(event.key)) return 'none'
  if (event.repeat || event.isComposing || event.altKey || event.metaKey) return null
  // Scanners send the group separator as a keyboard makes it: Ctrl and ].
  if (event.ctrlKey) return event.key === ']' ? '\u001d' : null
  return endsScan(event.key) || event.key.length === 1 ? event.key : null
}

/** True for a field whose text is a person's, or that takes scans itself. */
function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (!isTextField(target)) return target.isContentEditable || target.tagName === 'SELECT'
  const isForNumbers = /^(numeric|decimal)$/.test(target.inputMode)
  const givesWay = isForNumbers || target.type === 'search'
  return !givesWay || target.closest('[data-takes-scans]') !== null
}
