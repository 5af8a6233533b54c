import type { DivisionCode } from './size.ts'

/** The ship-to of NLV that the chef and the buyer share; it buys what is well known. */
export const wellKnownKitchen = '0020001'

/**
 * Items whose numbers stand in guides and journeys: they keep them however the range grows. All are
 * sold by the case to everybody; the strip loin and the brisket by their weight.
 */
export const wellKnownItems: Readonly<Record<DivisionCode, ReadonlyMap<string, string>>> = {
  NLV: new Map([
    ['0100741', 'CHICKEN PATTY GRILLED'],
    ['0101164', 'POTATO RUSSET 80 CT #1'],
    ['0101801', 'PEPPERONCINI WHOLE'],
    ['0104441', 'BEEF STRIP LOIN CHOICE WHOLE BNLS'],
    ['0109261', 'BEEF BRISKET SELECT FLAT'],
    ['0109838', 'GRAPE RED SEEDLESS'],
    ['0110220', 'ONION YELLOW JUMBO'],
    ['0110298', 'BUTTER UNSALTED SOLID AA'],
    ['0110906', 'FRY STRAIGHT CUT 3/8 IN'],
  ]),
  NIC: new Map(),
}
