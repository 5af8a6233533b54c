import { Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

const looks = {
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const

/** A message across the page that stays until it is dealt with. */
export function Banner({
  tone,
  children,
  onClose,
}: {
  tone: keyof typeof looks
  children: ReactNode
  onClose?: () => void
}) {
  const Icon = tone === 'info' ? Info : TriangleAlert
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex min-h-10 items-center gap-3 rounded-control px-4 py-1.5 text-14 ${looks[tone]}`}
    >
      <Icon size={18} aria-hidden="true" className="shrink-0" />
      <div className="min-w-0 flex-1 text-ink">{children}</div>
      {onClose && (
        <IconButton label="Close" onPress={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
