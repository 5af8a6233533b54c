import type { WebArea } from '#browser/web-area.ts'

/** Bill-tos and ship-tos. */
export const customersWeb: WebArea = { name: 'customers' }
