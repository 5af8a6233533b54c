import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { Button } from 'react-aria-components'
import type { CalendarPopover as Popover } from './calendar-popover.tsx'
import { loadOnDemand } from './load-on-demand.tsx'

const CalendarPopover = loadOnDemand(
  () => import('./calendar-popover.tsx').then((module) => module.CalendarPopover),
  'compact',
)

type CalendarProps = Pick<
  ComponentProps<typeof Popover>,
  'value' | 'onChange' | 'min' | 'max' | 'isUnavailable' | 'isHighlighted'
>

/**
 * A button that opens a calendar (UI-3). The calendar's code loads when somebody reaches for it:
 * most dates are only read.
 */
export function CalendarButton({
  label,
  look,
  isDisabled = false,
  onChange,
  children,
  ...calendar
}: CalendarProps & {
  /** Read aloud, such as 'Choose delivery date'. */
  label: string
  /** Classes of the button. */
  look: string
  isDisabled?: boolean
  children: ReactNode
}) {
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const reach = () => void CalendarPopover.preload()
  const button = (
    <Button
      isDisabled={isDisabled}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      className={look}
      onHoverStart={reach}
      onFocus={reach}
      onPress={() => {
        setWanted(true)
        setOpen(true)
      }}
    >
      {children}
    </Button>
  )
  if (!isWanted) return button
  const choose: typeof onChange = (date) => {
    setOpen(false)
    onChange(date)
  }
  return (
    <Suspense fallback={button}>
      <CalendarPopover {...calendar} {...{ label, look, isDisabled, isOpen }} onOpenChange={setOpen} onChange={choose}>
        {children}
      </CalendarPopover>
    </Suspense>
  )
}
