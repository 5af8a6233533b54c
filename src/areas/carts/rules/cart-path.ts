/**
 * The path of one cart's review, whichever ship-to and cart are selected where it is opened: for
 * links in mails.
 */
export const cartPath = ({ division, shipTo, id }: { division: string; shipTo: string; id: string }): string =>
  `/review-cart?ship-to=${division}.${shipTo}&cart=${id}`
