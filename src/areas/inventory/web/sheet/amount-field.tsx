import { useId } from 'react'

/**
 * A counted amount. What cannot be read stays on view with the reason; a plain input, so that grids
 * stay fast.
 */
export function AmountField({
  label,
  unit,
  text,
  problem,
  isDraft,
  isWhole = false,
  isLarge = false,
  onType,
  onEnter,
}: {
  /** Read aloud, such as 'Cases of FLOUR ALL PURPOSE'. */
  label: string
  /** Small text beside the field. */
  unit: string
  text: string
  problem: string | undefined
  /** What was typed does not count yet. */
  isDraft: boolean
  isWhole?: boolean
  /** For a thumb. */
  isLarge?: boolean
  onType: (text: string) => void
  onEnter: () => void
}) {
  const reason = useId()
  return (
    <span className={`relative inline-flex items-center gap-1.5 ${isLarge ? 'min-w-0 flex-1' : ''}`}>
      <input
        className={`field figures ${isLarge ? 'h-16! min-w-0 rounded-none! text-center text-28!' : 'h-7! w-18 px-1.5! text-right text-13'} ${problem === undefined ? (isDraft ? 'border-warning!' : '') : 'border-danger!'}`}
        data-quantity=""
        inputMode={isWhole ? 'numeric' : 'decimal'}
        enterKeyHint="next"
        autoComplete="off"
        aria-label={label}
        maxLength={12}
        {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': reason })}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
        }}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {!isLarge && (
        <span aria-hidden="true" className="w-5 text-left text-12 text-muted">
          {unit}
        </span>
      )}
      {problem !== undefined && (
        <span
          id={reason}
          role="alert"
          className={`floating pointer-events-none absolute z-20 px-2 py-0.5 text-12 whitespace-nowrap text-danger ${isLarge ? 'top-full left-1/2 mt-1 -translate-x-1/2' : 'top-1/2 right-full mr-1 -translate-y-1/2'}`}
        >
          {problem}
        </span>
      )}
    </span>
  )
}
