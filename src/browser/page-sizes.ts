import type { CallAnswer } from '#contract/endpoint.ts'
import { getPortal } from '#areas/sessions/portal.endpoints.ts'
import { useCall } from './query.ts'

type PageSizes = CallAnswer<typeof getPortal>['pageSizes']

/** Defaults until the portal has sent its own (S0 section 9). */
const usual: PageSizes = { list: 30, table: 10, billTo: 10 }

/** UI-6: entries a page, as this portal is configured; known before the first screen is drawn. */
export const usePageSizes = (): PageSizes => useCall(getPortal, {}, { staleTime: Infinity }).data?.pageSizes ?? usual
