/** CUST-1: the address of a customer's page. */
export const customerPath = ({ division, billTo }: { division: string; billTo: string }): string =>
  `/customers/${division}/${billTo}`
