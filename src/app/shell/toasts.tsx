import { useEffect, useState } from 'react'
import { X } from 'lucide-react'
import { hideToast, type ShownToast, useToasts } from '#browser/toasts.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'

const edges = { success: 'border-l-action', danger: 'border-l-danger', info: 'border-l-info' } as const

/** The toasts of the portal, announced politely (SHELL-9). */
export function Toasts() {
  const toasts = useToasts()
  return (
    <output
      aria-live="polite"
      // Not hidden while a dialog is open, as the rest of the page is.
      data-react-aria-top-layer="true"
      // Above whatever stands at the bottom of the screen, such as the question about counting
      // visits.
      className="pointer-events-none fixed inset-x-4 print:hidden bottom-[calc(var(--bottom-bar)+1rem+var(--bottom-room,0px)+var(--bottom-notice,0px))] z-60 flex flex-col items-center gap-2 md:bottom-[calc(1.5rem+var(--bottom-room,0px)+var(--bottom-notice,0px))]"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.key} toast={toast} />
      ))}
    </output>
  )
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { key, stayMs, tone, message, action } = toast
  // Who points at it or has tabbed into it is still reading: it stays, and then for its whole time
  // again.
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => hideToast(key), stayMs)
    return () => clearTimeout(timer)
  }, [key, stayMs, isHeld])
  return (
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={`floating fade-in pointer-events-auto flex max-w-120 items-center gap-3 border-l-4 py-1 pr-1 pl-3 ${edges[tone]}`}
    >
      <p className="min-w-0 py-1.5">{message}</p>
      {action && (
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            action.run()
            hideToast(key)
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" onPress={() => hideToast(key)}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  )
}
