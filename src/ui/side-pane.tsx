import { X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './focus-near.ts'
import { IconButton } from './icon-button.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { DialogScopeContext, useAskBeforeClosing } from './unsaved-work.ts'

/** Where it stops below the bar of the portal, and what it leaves free below, in pixels. */
const stopsAt = 72
const below = 16

/** Its foot is in sight also while announcements stand above the page. */
function useHeightInSight(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fit = () => {
      const pane = frame.current
      if (!pane) return
      const height = window.innerHeight - Math.max(stopsAt, pane.getBoundingClientRect().top) - below
      pane.style.setProperty('--in-sight', `${Math.round(height)}px`)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(document.body)
    window.addEventListener('scroll', fit, { passive: true })
    window.addEventListener('resize', fit)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', fit)
      window.removeEventListener('resize', fit)
    }
  }, [frame])
}

/**
 * What a `SideSheet` shows, beside a list that stays in use; it has the height of the window below
 * the bar. Escape closes it, Ctrl+Enter submits its form.
 */
export function SidePane({
  title,
  parameter,
  onClose,
  children,
  footer,
  actions,
}: {
  title: string
  /** Of the address: typed work in the pane is asked about when it changes. */
  parameter: string
  onClose: () => void
  children: ReactNode
  /** Stays in view below the content. */
  footer?: ReactNode
  /** Icon buttons beside the cross. */
  actions?: ReactNode
}) {
  const { scope, asks, stay } = useAskBeforeClosing(false, onClose, parameter)
  const frame = useRef<HTMLElement>(null)
  useHeightInSight(frame)
  const hadFocus = useRef(false)
  useEffect(() => {
    // What was pressed may be gone with the state it was for: the keyboard goes on in the pane.
    if (hadFocus.current && isFocusLost()) frame.current?.focus({ preventScroll: true })
  })
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget) hadFocus.current = currentTarget.contains(relatedTarget)
  }
  // React Aria swallows keydown on the way up.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, target, currentTarget } = event
    // Also comes from dialogs that were opened here: they are no part of it.
    if (event.defaultPrevented || !currentTarget.contains(target as Element)) return
    if (key === 'Escape') {
      event.preventDefault()
      return scope.requestClose()
    }
    if (key !== 'Enter' || !(ctrlKey || metaKey) || event.repeat) return
    event.preventDefault()
    const own = (target as Element).closest('form') ?? currentTarget.querySelector('form')
    own?.requestSubmit()
  }
  return (
    <DialogScopeContext value={scope}>
      <section
        ref={frame}
        aria-label={title}
        tabIndex={-1}
        onFocus={() => {
          hadFocus.current = true
        }}
        onBlur={onBlur}
        onKeyDownCapture={onKeyDownCapture}
        className="flex h-[var(--in-sight,calc(100dvh-88px))] min-h-72 flex-col overflow-hidden rounded-dialog border border-line bg-surface outline-none print:block print:h-auto"
      >
        <header className="flex items-center gap-1 border-b border-line bg-raised py-1.5 pr-2 pl-5">
          <h2 className="line-clamp-2 min-w-0 flex-1 text-16 font-semibold break-words">{title}</h2>
          {actions}
          <IconButton label="Close" onPress={scope.requestClose}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </header>
        <div className="min-h-0 flex-1 overflow-auto print:overflow-visible">{children}</div>
        {footer && <footer className="border-t border-line bg-raised px-5 py-3 has-[>:empty]:hidden">{footer}</footer>}
      </section>
      <LeaveQuestion isOpen={asks} onLeave={onClose} onStay={stay} />
    </DialogScopeContext>
  )
}
