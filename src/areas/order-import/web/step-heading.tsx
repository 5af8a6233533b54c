import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step; takes the focus when it appears, as the button that led here is gone. */
export function StepHeading({ title, hint }: { title: ReactNode; hint?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="min-w-0">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {title}
      </h3>
      {hint && <p className="figures line-clamp-2 text-13 break-words text-muted">{hint}</p>}
    </div>
  )
}
