import type { ComponentProps } from 'react'
import { CalendarDays } from 'lucide-react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { Calendar } from './calendar.tsx'

/** The button beside a date with the calendar it opens. Loaded when somebody reaches for it: most dates are only read. */
export function CalendarPopover({
  label,
  isDisabled,
  isOpen,
  onOpenChange,
  ...calendar
}: ComponentProps<typeof Calendar> & {
  label: string
  isDisabled: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button
        isDisabled={isDisabled}
        aria-label={`Choose ${label.toLowerCase()}`}
        className="absolute top-0 right-0 grid size-9 place-items-center text-muted pointer-coarse:size-11"
      >
        <CalendarDays size={16} aria-hidden="true" />
      </Button>
      <Popover placement="bottom end" className="floating fade-in p-3">
        <Dialog aria-label={label} className="outline-none">
          <Calendar {...calendar} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
