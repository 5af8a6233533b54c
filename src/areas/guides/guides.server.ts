import type { ServerArea } from '#platform/http/area.ts'

/** Guides a kitchen orders and counts by. */
export const guidesServer: ServerArea = { name: 'guides' }
