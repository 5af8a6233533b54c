import { RetryNotice } from '#ui/retry-notice.tsx'

/** PLAT-15: the filters of a list lack what they choose from. */
export const UnreadLists = ({ retry }: { retry: (() => void) | undefined }) =>
  retry && (
    <RetryNotice onRetry={retry}>
      Your categories, locations and distributors could not all be loaded. Filters lack the missing ones.
    </RetryNotice>
  )
