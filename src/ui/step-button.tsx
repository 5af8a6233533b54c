import { Minus, Plus } from 'lucide-react'

/**
 * One less or one more of a quantity, 44 pixels for a thumb. It does not repeat while held down: a
 * kitchen orders few of each, and a thumb that rests while it scrolls must order nothing. Not a
 * stop of the keyboard, which types the number into the field between the two.
 */
export function StepButton({
  by,
  label,
  isDisabled,
  onStep,
}: {
  by: 1 | -1
  /** Of the field, such as 'Cases of FLOUR ALL PURPOSE'. */
  label: string
  isDisabled: boolean
  onStep: (by: 1 | -1) => void
}) {
  const Icon = by === 1 ? Plus : Minus
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`One ${by === 1 ? 'more' : 'less'}: ${label}`}
      disabled={isDisabled}
      // The field keeps the focus, and the phone its keyboard, or none.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onStep(by)}
      className={`grid size-[44px] shrink-0 touch-manipulation place-items-center border border-line-strong bg-raised text-action disabled:cursor-default disabled:border-line disabled:text-line-strong print:hidden ${by === 1 ? '-ml-px rounded-r-control' : '-mr-px rounded-l-control'}`}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}
