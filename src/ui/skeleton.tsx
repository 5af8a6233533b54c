/** Stands where content will be, in its size, and only after 150 ms. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`appear-late block animate-pulse rounded-control bg-sunken ${className}`} />
  )
}
