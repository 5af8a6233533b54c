import type { ReactNode } from 'react'
import { Switch } from 'react-aria-components'

/** On or off, at once. `error` reads 'Required' where it must be on (UI-2). */
export function Toggle({
  children,
  isSelected,
  onChange,
  isDisabled = false,
  error,
}: {
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  error?: string | undefined
}) {
  return (
    <div>
      <Switch
        isSelected={isSelected}
        onChange={onChange}
        isDisabled={isDisabled}
        className="group flex min-h-8 cursor-pointer items-center gap-3 rounded-control data-disabled:cursor-default data-disabled:text-muted data-focus-visible:outline-2 data-focus-visible:outline-action pointer-coarse:min-h-11"
      >
        <span className="flex h-5 w-9 shrink-0 items-center rounded-full border border-line-strong bg-sunken px-0.5 transition-colors duration-120 group-data-selected:border-action group-data-selected:bg-action">
          <span className="size-3.5 rounded-full bg-line-strong transition-transform duration-120 group-data-selected:translate-x-4 group-data-selected:bg-action-ink" />
        </span>
        {children}
      </Switch>
      {error && <p className="text-12 text-danger">{error}</p>}
    </div>
  )
}
