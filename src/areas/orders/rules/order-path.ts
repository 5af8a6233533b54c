/** The path of one order, whichever ship-to is selected where it is opened: for links in mails. */
export const orderPath = ({ division, shipTo, id }: { division: string; shipTo: string; id: string }): string =>
  `/salesorders?ship-to=${division}.${shipTo}&order=${id}`
