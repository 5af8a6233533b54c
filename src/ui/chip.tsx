import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'

/** A filter that is on; pressing it takes it off. */
export function Chip({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode
  removeLabel: string
  onRemove: () => void
}) {
  return (
    <Button
      onPress={onRemove}
      aria-label={removeLabel}
      className="inline-flex h-7 items-center gap-1 rounded-full border border-line bg-raised pr-2 pl-3 text-13 data-hovered:border-line-strong pointer-coarse:h-11"
    >
      {children}
      <X size={14} aria-hidden="true" className="text-muted print:hidden" />
    </Button>
  )
}
