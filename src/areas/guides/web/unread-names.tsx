import { RetryNotice } from '#ui/retry-notice.tsx'

/** PLAT-15: the names of categories and locations are missing; what that means for the lines. */
export const UnreadNames = ({ retry, children }: { retry: (() => void) | undefined; children: string }) =>
  retry && <RetryNotice onRetry={retry}>Your categories and locations could not be loaded. {children}</RetryNotice>
