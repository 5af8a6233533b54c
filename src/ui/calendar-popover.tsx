import type { ComponentProps, ReactNode } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { Calendar } from './calendar.tsx'

/**
 * The button beside a date with the calendar it opens. Loaded when somebody reaches for it: most
 * dates are only read.
 */
export function CalendarPopover({
  label,
  isDisabled,
  isOpen,
  onOpenChange,
  look,
  children,
  ...calendar
}: ComponentProps<typeof Calendar> & {
  label: string
  isDisabled: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Classes of the button. */
  look: string
  /** What the button shows. */
  children: ReactNode
}) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button isDisabled={isDisabled} aria-label={label} className={look}>
        {children}
      </Button>
      <Popover placement="bottom end" className="floating fade-in p-3">
        <Dialog aria-label={label} className="outline-none">
          <Calendar {...calendar} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
