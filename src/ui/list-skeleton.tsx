import { Skeleton } from './skeleton.tsx'

/** Rows of a list that is on its way. */
export const ListSkeleton = ({ rows }: { rows: number }) => (
  <div className="grid gap-px" aria-busy="true">
    {Array.from({ length: rows }, (_, index) => (
      <Skeleton key={index} className="h-11 w-full" />
    ))}
  </div>
)
