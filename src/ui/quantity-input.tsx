import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { typeQuantity } from './logic/type-quantity.ts'

/** Props of a quantity input. */
export interface QuantityInputProps {
  /** Read aloud, such as 'Cases of FLOUR ALL PURPOSE'. */
  label: string
  /** Whole cases or eaches; 0 shows as empty (UI-1). */
  value: number
  max: number
  /** On every valid keystroke. */
  onChange: (value: number) => void
  /** On Enter and when the focus leaves. */
  onCommit?: (value: number) => void
  isDisabled?: boolean
  /** Id of the text that says why it is disabled. */
  describedBy?: string | undefined
  /** Small text beside the field: CS or EA. */
  unit?: string
  size?: 'dense' | 'usual'
  /** What was typed is not saved; the field says so. */
  isUnsaved?: boolean
}

/** Goes to the first quantity that can be typed below `within`, a selector; a price beside it is never meant. */
export function focusFirstQuantity(within: string): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(`:is(${within}) input[data-quantity]:not(:disabled)`)]
  fields.find((field) => field.offsetParent !== null)?.focus()
}

/**
 * A quantity: whole numbers up to `max`, nothing else gets in. What is no quantity stays on view with the reason while it is
 * typed, and the line goes back to what it read before: '1.5' must become neither 15 nor 1. A plain input, so that grids stay
 * fast.
 */
export function QuantityInput({
  label,
  value,
  max,
  onChange,
  onCommit,
  isDisabled = false,
  describedBy,
  unit,
  size = 'usual',
  isUnsaved = false,
}: QuantityInputProps) {
  /** What was typed and is no quantity. */
  const [refused, setRefused] = useState<string | null>(null)
  /** What the line read before this typing; null while nothing was typed. */
  const before = useRef<number | null>(null)
  const reason = useId()
  const settle = () => {
    setRefused(null)
    before.current = null
    onCommit?.(value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || refused !== null) return
    settle()
    // What is typed next is another quantity: '3', Enter, '4' must not become 34.
    event.currentTarget.select()
  }
  const type = (text: string) => {
    const next = typeQuantity(text, { value, before: before.current, refused }, max)
    before.current = next.before
    setRefused(next.refused)
    if (next.value !== value) onChange(next.value)
  }
  return (
    <span className="relative inline-flex items-center gap-1.5">
      <input
        className={`field figures text-right ${size === 'dense' ? 'h-7! w-14 px-1.5! text-13' : 'w-18'} ${refused === null ? (isUnsaved ? 'border-warning!' : '') : 'border-danger!'}`}
        data-quantity=""
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-describedby={refused !== null || isUnsaved ? reason : describedBy}
        {...(refused !== null && { 'aria-invalid': true })}
        disabled={isDisabled}
        value={refused ?? (value === 0 ? '' : String(value))}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={settle}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {unit && (
        <span aria-hidden="true" className="text-12 text-muted">
          {unit}
        </span>
      )}
      {isUnsaved && refused === null && (
        <span id={reason} className={size === 'dense' ? 'sr-only' : 'text-12 whitespace-nowrap text-warning'}>
          not saved
        </span>
      )}
      {refused !== null && (
        <span
          id={reason}
          role="alert"
          className="floating absolute top-full left-0 z-20 mt-1 px-2 py-1 text-12 whitespace-nowrap text-danger"
        >
          Whole numbers up to {max.toLocaleString('en-US')}
        </span>
      )}
    </span>
  )
}
