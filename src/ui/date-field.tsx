import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, Dialog, DialogTrigger, Input, Popover, TextField as AriaTextField } from 'react-aria-components'
import { type CalendarDate, toInputDate } from '#kit/dates.ts'
import { FieldFrame } from './field-frame.tsx'
import { checkDate, type DateLimits } from './logic/check-date.ts'

const Calendar = lazy(() => import('./calendar.tsx').then((module) => ({ default: module.Calendar })))

/** A date typed as MM/dd/yyyy or chosen from a calendar (UI-3). */
export function DateField({
  label,
  value,
  onChange,
  isHighlighted,
  ...limits
}: DateLimits & {
  label: string
  value: CalendarDate | null
  onChange: (date: CalendarDate | null) => void
  isHighlighted?: (date: CalendarDate) => boolean
}) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const shown = typed ?? (value ? toInputDate(value) : '')
  const leave = () => {
    if (typed === undefined) return
    const read = checkDate(typed, limits)
    setError('error' in read ? read.error : undefined)
    if ('error' in read) return
    setTyped(undefined)
    if ('date' in read) onChange(read.date)
  }
  return (
    <AriaTextField
      value={shown}
      onChange={setTyped}
      onBlur={leave}
      isInvalid={error !== undefined}
      isRequired={limits.isRequired ?? false}
      validationBehavior="aria"
    >
      <FieldFrame label={label} error={error} isRequired={limits.isRequired}>
        <span className="relative block">
          <Input className="field figures pr-11!" placeholder="MM/dd/yyyy" inputMode="numeric" autoComplete="off" />
          <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
            <Button
              aria-label={`Choose ${label.toLowerCase()}`}
              className="absolute top-0 right-0 grid size-9 place-items-center text-muted pointer-coarse:size-11"
            >
              <CalendarDays size={16} aria-hidden="true" />
            </Button>
            <Popover className="floating fade-in p-3">
              <Dialog aria-label={label} className="outline-none">
                <Suspense>
                  <Calendar
                    value={value}
                    min={limits.min}
                    max={limits.max}
                    isUnavailable={limits.isUnavailable}
                    isHighlighted={isHighlighted}
                    onChange={(date) => {
                      setTyped(undefined)
                      setError(undefined)
                      onChange(date)
                      setOpen(false)
                    }}
                  />
                </Suspense>
              </Dialog>
            </Popover>
          </DialogTrigger>
        </span>
      </FieldFrame>
    </AriaTextField>
  )
}
