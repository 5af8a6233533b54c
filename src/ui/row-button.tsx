import type { ReactNode } from 'react'

/** An icon that acts in a row of a long list: a plain button, so that hundreds draw at once. */
export function RowButton({ label, children, onPress }: { label: string; children: ReactNode; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      onClick={onPress}
      className="grid size-[36px] shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-[44px] print:hidden"
    >
      {children}
    </button>
  )
}
