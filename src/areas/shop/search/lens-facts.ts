/** What one ship-to adds to the catalogue; nothing of it is ever seen through another's. */
export interface ShipToLens {
  /** The customer's own words and numbers, by item number (ITEM-2). */
  readonly ownWords: ReadonlyMap<string, { description: string; number: string }>
  /** What was bought, by item number. */
  readonly bought: ReadonlyMap<string, { times: number; lastOrderedOn: string }>
  /** Items with a contract or bid price. */
  readonly bidItems: ReadonlySet<string>
  /** Items this ship-to may not even see. */
  readonly hidden: ReadonlySet<string>
  /** The warehouse it is served by; '' is all of its division. */
  readonly warehouse: string
}
