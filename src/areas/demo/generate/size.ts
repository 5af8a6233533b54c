/** How large the demo distributor is. */
export type DemoSize = 'small' | 'large'

/**
 * The numbers behind a size; items are per division. The main ship-tos order twice a week, the
 * others `otherwiseEvery` times less often.
 */
export const sizes = {
  small: { items: 4000, billTos: 40, maxShipTos: 12, weeks: 52, mainShipTos: 10, otherwiseEvery: 8 },
  large: { items: 50_000, billTos: 1040, maxShipTos: 12, weeks: 12, mainShipTos: 100, otherwiseEvery: 6 },
} as const satisfies Record<DemoSize, object>

/** The divisions of the demo. */
export const divisionCodes = ['NLV', 'NIC'] as const
/** One of them. */
export type DivisionCode = (typeof divisionCodes)[number]

/** '0000012' for 12: trade numbers have seven digits. */
export const sevenDigits = (n: number): string => String(n).padStart(7, '0')

/** 1234 -> '12.34'. */
export const dollars = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
