import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Input, TextField as AriaTextField } from 'react-aria-components'
import { type CalendarDate, fromInputDate, toInputDate } from '#kit/dates.ts'
import { CalendarButton } from './calendar-button.tsx'
import { FieldFrame } from './field-frame.tsx'
import { checkDate, type DateLimits } from './logic/check-date.ts'

/** A date typed as MM/dd/yyyy or chosen from a calendar (UI-3). */
export function DateField({
  label,
  value,
  onChange,
  isHighlighted,
  hint,
  error,
  isDisabled = false,
  whyIgnored,
  onTyping,
  isFilter = false,
  ...limits
}: DateLimits & {
  label: string
  value: CalendarDate | null
  onChange: (date: CalendarDate | null) => void
  isHighlighted?: ((date: CalendarDate) => boolean) | undefined
  hint?: string | undefined
  /** What the server says of the date. */
  error?: string | undefined
  isDisabled?: boolean
  /** The sentence for a typed date that is ignored, shown until the next change. */
  whyIgnored?: (date: CalendarDate) => string
  /**
   * Called with true while the text is not yet the value: not a date, or one that will be ignored.
   */
  onTyping?: (isUnfinished: boolean) => void
  /**
   * Of a list: a typed date counts on Enter or when the field is left.
   */
  isFilter?: boolean
}) {
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const [ignored, setIgnored] = useState<string>()
  const shown = typed ?? (value ? toInputDate(value) : '')
  const take = (date: CalendarDate | null) => {
    setWrong(undefined)
    setIgnored(undefined)
    onTyping?.(false)
    if (date !== value) onChange(date)
  }
  // Taken with the last digit, so that Ctrl+Enter from inside the field sends what one reads. A
  // filter waits: each key of '11/02/2026' that leaves a date would be a query.
  const type = (text: string) => {
    setTyped(text)
    if (isFilter) return
    const read = checkDate(text, limits)
    if ('date' in read) take(read.date)
    else onTyping?.(true)
  }
  const leave = () => {
    if (typed === undefined) return
    const read = checkDate(typed, limits)
    setWrong('error' in read ? read.error : undefined)
    if ('error' in read) return
    setTyped(undefined)
    if ('date' in read) return isFilter ? take(read.date) : undefined
    const date = fromInputDate(typed)
    setIgnored(date === null ? undefined : whyIgnored?.(date))
    onTyping?.(false)
  }
  const problem = wrong ?? error
  return (
    <AriaTextField
      value={shown}
      onChange={type}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && isFilter && leave()}
      isInvalid={problem !== undefined}
      isRequired={limits.isRequired ?? false}
      isDisabled={isDisabled}
      validationBehavior="aria"
    >
      <FieldFrame label={label} hint={ignored ?? hint} error={problem} isRequired={limits.isRequired}>
        <span className="relative block">
          <Input className="field figures pr-11!" placeholder="MM/dd/yyyy" inputMode="numeric" autoComplete="off" />
          <CalendarButton
            label={`Choose ${label.toLowerCase()}`}
            look="absolute top-0 right-0 grid size-9 place-items-center text-muted pointer-coarse:size-11"
            isDisabled={isDisabled}
            value={value}
            min={limits.min}
            max={limits.max}
            isUnavailable={limits.isUnavailable}
            isHighlighted={isHighlighted}
            onChange={(date) => {
              setTyped(undefined)
              take(date)
            }}
          >
            <CalendarDays size={16} aria-hidden="true" />
          </CalendarButton>
        </span>
      </FieldFrame>
    </AriaTextField>
  )
}
