import { ErrorState, type Failure } from './error-state.tsx'

/** PLAT-15: among filters, why one of them has nothing to choose from. */
export const FilterFailed = (props: { failure: Failure; what: string; onRetry: () => void }) => (
  <div className="col-span-full w-full max-w-none!">
    <ErrorState isCompact {...props} />
  </div>
)
