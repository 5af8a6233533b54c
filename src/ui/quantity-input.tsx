import { type KeyboardEvent, useState } from 'react'
import { fitQuantity } from './logic/fit-quantity.ts'

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
  /** Small text beside the field: CS or EA. */
  unit?: string
  size?: 'dense' | 'usual'
}

/** A quantity: whole numbers up to `max`, nothing else gets in. A plain input, so that grids stay fast. */
export function QuantityInput({
  label,
  value,
  max,
  onChange,
  onCommit,
  isDisabled = false,
  unit,
  size = 'usual',
}: QuantityInputProps) {
  const [isRefused, setRefused] = useState(false)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && onCommit) onCommit(value)
  }
  return (
    <span className="inline-flex items-center gap-1.5">
      <input
        className={`field figures text-right ${size === 'dense' ? 'h-7! w-14 px-1.5! text-13' : 'w-18'} ${isRefused ? 'border-danger!' : ''}`}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        disabled={isDisabled}
        value={value === 0 ? '' : String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setRefused(false)
          onCommit?.(value)
        }}
        onChange={(event) => {
          const fitted = fitQuantity(event.currentTarget.value, max)
          setRefused(fitted === null)
          if (fitted !== null && fitted !== value) onChange(fitted)
        }}
      />
      {unit && (
        <span aria-hidden="true" className="text-12 text-muted">
          {unit}
        </span>
      )}
    </span>
  )
}
