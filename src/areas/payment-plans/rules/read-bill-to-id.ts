/** The bill-to a new plan is for, as the dialog's address says; undefined for anything else. */
export function readBillToId(value: string): { readonly division: string; readonly billTo: string } | undefined {
  const match = /^([A-Z0-9]{2,6})-([A-Za-z0-9-]{1,20})$/.exec(value)
  return match ? { division: match[1]!, billTo: match[2]! } : undefined
}
