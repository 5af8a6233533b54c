import { SlidersHorizontal } from 'lucide-react'
import { Button } from './button.tsx'

/**
 * SHELL-1: on a phone the rows come first; this button unfolds what narrows them, and a dot says
 * that something does.
 */
export function FiltersButton({
  isOpen,
  isChanged,
  onChange,
  name = 'Filters',
}: {
  isOpen: boolean
  isChanged: boolean
  onChange: (isOpen: boolean) => void
  /** What it unfolds. */
  name?: string
}) {
  return (
    <span className="md:hidden">
      <Button aria-expanded={isOpen} onPress={() => onChange(!isOpen)}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        <span className="sr-only">{isChanged ? `${name}, some are on` : name}</span>
        {isChanged && <span aria-hidden="true" className="size-2 rounded-full bg-action" />}
      </Button>
    </span>
  )
}
