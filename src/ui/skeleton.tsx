import { SlowWords } from './slow-words.tsx'

/**
 * Stands where content will be, in its size, and only after 150 ms. With `what`, such as 'the
 * recipe', words say after a second that it is still on its way.
 */
export function Skeleton({ className = 'h-4 w-full', what }: { className?: string; what?: string }) {
  const block = (
    <span aria-hidden="true" className={`appear-late block animate-pulse rounded-control bg-sunken ${className}`} />
  )
  if (what === undefined) return block
  return (
    <output className="block">
      <SlowWords what={what} className="pb-2" />
      {block}
    </output>
  )
}
