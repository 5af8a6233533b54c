import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

/** What a tab of /kitchen is for, with the button that adds to it. */
export function TabHead({ children, addLabel, onAdd }: { children: ReactNode; addLabel: string; onAdd: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
      <p className="min-w-[min(15rem,100%)] flex-1 text-muted">{children}</p>
      <Button variant="primary" onPress={onAdd}>
        <Plus size={16} aria-hidden="true" />
        {addLabel}
      </Button>
    </div>
  )
}
