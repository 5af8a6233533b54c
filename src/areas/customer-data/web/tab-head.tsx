import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

/** What a tab of /kitchen is for, with the button that adds to it. */
export function TabHead({ children, addLabel, onAdd }: { children: ReactNode; addLabel: string; onAdd: () => void }) {
  return (
    <div className="flex items-center justify-between gap-x-4 pb-3">
      <p className="min-w-0 flex-1 text-muted max-md:text-13">{children}</p>
      <Button variant="primary" onPress={onAdd}>
        <Plus size={16} aria-hidden="true" />
        {/* On a phone the list comes first. */}
        <span className="max-md:sr-only">{addLabel}</span>
      </Button>
    </div>
  )
}
