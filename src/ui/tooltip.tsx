import type { ReactElement } from 'react'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'

/** A short text beside a control, on hover and on keyboard focus. The child must be able to take focus. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={400} closeDelay={80}>
      <Focusable>{children as ReactElement<object, string>}</Focusable>
      <AriaTooltip offset={6} className="floating fade-in z-70 max-w-72 px-2 py-1 text-12">
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
