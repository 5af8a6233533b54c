import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { initialFocus } from './dialog-focus.tsx'
import { typeQuantity } from './logic/type-quantity.ts'
import { StepButton } from './step-button.tsx'

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
  /** False: there may be less of it but no more; '+' is off. */
  isRaisable?: boolean
  /** Id of the text that says why it is disabled. */
  describedBy?: string | undefined
  /** Small text beside the field: CS or EA. */
  unit?: string
  size?: 'dense' | 'usual'
  /** One less and one more beside the field, for a thumb. */
  hasSteps?: boolean
  /** What was typed is not saved; the field says so. */
  isUnsaved?: boolean
  /** Nobody knows the quantity; an empty field would read as none. */
  isUnknown?: boolean
  /** Takes the focus of the dialog it is in. */
  isFocusedFirst?: boolean
}

/**
 * Goes to the first quantity that can be typed below `within`, a selector; a price beside it is
 * never meant.
 */
export function focusFirstQuantity(within: string): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(`:is(${within}) input[data-quantity]:not(:disabled)`)]
  fields.find((field) => field.offsetParent !== null)?.focus()
}

/** Four digits fit each. */
const widths = {
  dense: 'h-7! w-14 px-1.5! text-right text-13',
  usual: 'w-18 text-right',
  stepped: 'h-[44px]! min-h-0! w-[min(3.25rem,64px)]! rounded-none! px-0.5! text-center',
} as const

const limitOf = (max: number): string => `Whole numbers up to ${max.toLocaleString('en-US')}`

/**
 * A quantity: whole numbers up to `max`, nothing else gets in. What is no quantity stays on view
 * with the reason while it is typed, and the line goes back to what it read before: '1.5' must
 * become neither 15 nor 1. When the focus leaves, the field shows the line's quantity again and a
 * note names the text that was refused, until the next typing or the next visit ends. A plain
 * input, so that grids stay fast.
 */
export function QuantityInput({
  label,
  value,
  max,
  onChange,
  onCommit,
  isDisabled = false,
  isRaisable = true,
  describedBy,
  unit,
  size = 'usual',
  hasSteps = false,
  isUnsaved = false,
  isUnknown = false,
  isFocusedFirst = false,
}: QuantityInputProps) {
  /** What was typed and is no quantity. */
  const [refused, setRefused] = useState<string | null>(null)
  /** The refused text that the focus left behind; null for none. */
  const [leftBehind, setLeftBehind] = useState<string | null>(null)
  /** What the line read before this typing; null while nothing was typed. */
  const before = useRef<number | null>(null)
  const reason = useId()
  const settle = () => {
    setLeftBehind(refused)
    setRefused(null)
    before.current = null
    onCommit?.(value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends a composition belongs to the input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (refused !== null) {
      // No form may take the former quantity for the one on view.
      event.preventDefault()
      event.stopPropagation()
      return
    }
    settle()
    // What is typed next is another quantity: '3', Enter, '4' must not become 34.
    event.currentTarget.select()
  }
  const type = (text: string) => {
    const next = typeQuantity(text, { value, before: before.current, refused }, max)
    before.current = next.before
    setRefused(next.refused)
    setLeftBehind(null)
    if (next.value !== value) onChange(next.value)
  }
  const step = (by: 1 | -1) => {
    // What was half typed gives way as it does when the field is left.
    if (refused !== null) settle()
    before.current = null
    onChange(value + by)
  }
  const problem =
    refused !== null ? limitOf(max) : leftBehind !== null ? `“${shorten(leftBehind)}” was not taken.` : null
  return (
    <span className={`relative inline-flex items-center ${hasSteps ? '' : 'gap-1.5'}`}>
      {hasSteps && <StepButton by={-1} label={label} isDisabled={isDisabled || value <= 0} onStep={step} />}
      <input
        className={`field figures ${widths[hasSteps ? 'stepped' : size]} ${problem === null ? (isUnsaved ? 'border-warning!' : '') : 'border-danger!'}`}
        data-quantity=""
        {...(isFocusedFirst && initialFocus)}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-describedby={problem !== null || isUnsaved ? reason : describedBy}
        {...(refused !== null && { 'aria-invalid': true })}
        disabled={isDisabled}
        {...(isUnknown && { placeholder: '?' })}
        value={refused ?? (value === 0 ? '' : String(value))}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={settle}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {hasSteps && (
        <StepButton by={1} label={label} isDisabled={isDisabled || !isRaisable || value >= max} onStep={step} />
      )}
      {unit && (
        <span aria-hidden="true" className="text-12 text-muted">
          {unit}
        </span>
      )}
      {isUnsaved && problem === null && (
        <span
          id={reason}
          className={size === 'dense' || hasSteps ? 'sr-only' : 'text-12 whitespace-nowrap text-warning'}
        >
          not saved
        </span>
      )}
      {problem !== null && (
        <span
          id={reason}
          role="alert"
          // In a dense grid the field below stays in view; elsewhere the field may stand at the
          // right edge of a phone.
          className={`floating pointer-events-none absolute z-20 px-2 py-0.5 text-12 whitespace-nowrap text-danger ${size === 'dense' ? 'top-1/2 right-full mr-1 -translate-y-1/2' : 'top-full right-0 mt-0.5'}`}
        >
          {problem}
          {leftBehind !== null && <span className="sr-only">{limitOf(max)}</span>}
        </span>
      )}
    </span>
  )
}

/** A long text would cover the rows around it. */
const shorten = (text: string): string => (text.length > 12 ? `${text.slice(0, 12)}…` : text)
