/** NEXT-7: what a customer reads when one of their ship-tos is locked for orders, or unlocked. */
export function orderingNotice({
  shipToName,
  isAllowed,
}: {
  readonly shipToName: string
  readonly isAllowed: boolean
}) {
  const subject = isAllowed ? `${shipToName} can order again` : `Ordering is locked for ${shipToName}`
  const text = isAllowed
    ? `Orders for ${shipToName} are taken again.`
    : `Orders for ${shipToName} are not taken at the moment. Your sales rep knows why; what was ordered before comes as planned.`
  return { mail: { subject, text }, text }
}
