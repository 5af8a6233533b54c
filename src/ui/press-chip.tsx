import type { ReactNode } from 'react'

/** Where its strip scrolls, the pressed chip is in view: an address may name the last. */
const showInStrip = (chip: HTMLElement | null) => {
  const strip = chip?.parentElement
  if (chip && strip) strip.scrollLeft = chip.offsetLeft - strip.offsetLeft - (strip.clientWidth - chip.offsetWidth) / 2
}

/** One of several views of a list, with how many rows it has; in a `role="group"` with a name. */
export function PressChip({
  isPressed,
  onPress,
  count,
  isUrgent = false,
  children,
}: {
  isPressed: boolean
  onPress: () => void
  /** Undefined while it loads; leave it out where nothing is counted. */
  count?: number | undefined
  /** Its number asks for a hand. */
  isUrgent?: boolean
  children: ReactNode
}) {
  return (
    <button
      type="button"
      ref={isPressed ? showInStrip : null}
      aria-pressed={isPressed}
      onClick={onPress}
      className="inline-flex h-9 shrink-0 snap-start items-center gap-1.5 rounded-full border border-line px-3 text-13 whitespace-nowrap hover:border-line-strong aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action pointer-coarse:h-11"
    >
      {children}
      {count !== undefined && (
        <span className={`figures text-12 ${isUrgent ? 'text-warning' : 'text-muted'}`}>
          {count.toLocaleString('en-US')}
        </span>
      )}
    </button>
  )
}
