/** CART-3: 'PO 4711'; a number that already begins with PO, such as 'PO-4711', as it is. */
export const poText = (po: string): string => (/^p\.?\s?o(?![a-z])/i.test(po) ? po : `PO ${po}`)
