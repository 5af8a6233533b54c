import { createContext, type ReactNode, useContext } from 'react'

const RefreshingContext = createContext(false)

/** True inside a list whose next answer is on its way. */
export const useIsRefreshing = (): boolean => useContext(RefreshingContext)

/**
 * A list whose next answer is on its way: a bar runs along its head. What stands there can still be
 * read, so its text keeps its contrast (WCAG 1.4.3).
 */
export function Refreshing({
  isRefreshing,
  className = '',
  children,
}: {
  isRefreshing: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <RefreshingContext value={isRefreshing}>
      <div aria-busy={isRefreshing} className={`relative ${className}`}>
        {isRefreshing && (
          <span
            aria-hidden="true"
            className="appear-late absolute inset-x-0 -top-px z-20 h-1 overflow-hidden rounded-full bg-sunken print:hidden"
          >
            <span className="run-along block h-full w-1/3 rounded-full bg-action" />
          </span>
        )}
        {children}
      </div>
    </RefreshingContext>
  )
}
