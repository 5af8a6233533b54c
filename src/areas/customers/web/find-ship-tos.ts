import type { ShipToChoice } from '#areas/people/current-user.ts'

/** SHELL-6: those whose number, name, city or bill-to contains every word of the keyword. */
export function findShipTos(shipTos: readonly ShipToChoice[], keyword: string): readonly ShipToChoice[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return shipTos
  return shipTos.filter((shipTo) => {
    const text = [shipTo.number, shipTo.name, shipTo.city, shipTo.billTo, shipTo.billToName].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
