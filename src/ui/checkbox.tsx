import { Check, Minus } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

/** Props of a checkbox. */
export interface CheckboxProps {
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isIndeterminate?: boolean
  isDisabled?: boolean
  isRequired?: boolean
  /** Such as 'Required' (UI-2). */
  error?: string | undefined
}

/**
 * A box to tick, with its words. The browser's own under a drawn box: filters stand on the first
 * screen.
 */
export function Checkbox({
  children,
  isSelected,
  onChange,
  isIndeterminate = false,
  isDisabled = false,
  isRequired = false,
  error,
}: CheckboxProps) {
  const reason = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  const look =
    isSelected || isIndeterminate
      ? 'border-action bg-action'
      : `bg-raised ${error ? 'border-danger' : 'border-line-strong'}`
  const box = (
    <label className="relative flex min-h-8 cursor-pointer items-center gap-2 rounded-control has-disabled:cursor-default has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-action pointer-coarse:min-h-11">
      <input
        ref={input}
        type="checkbox"
        className="sr-only"
        checked={isSelected}
        disabled={isDisabled}
        required={isRequired}
        {...(error && { 'aria-invalid': true, 'aria-describedby': reason })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={`grid size-4.5 shrink-0 place-items-center rounded-[4px] border text-action-ink ${look}`}>
        {isIndeterminate ? (
          <Minus size={14} aria-hidden="true" />
        ) : (
          isSelected && <Check size={14} aria-hidden="true" />
        )}
      </span>
      {children}
      {isRequired && (
        <span aria-hidden="true" className="text-danger">
          *
        </span>
      )}
    </label>
  )
  if (!error) return box
  return (
    <span>
      {box}
      <span id={reason} className="block text-12 text-danger">
        {error}
      </span>
    </span>
  )
}
