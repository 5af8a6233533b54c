import { plural } from '#kit/text.ts'

/** NEXT-7: what a customer reads of an item that was put into their cart. */
export function distributionWords(
  { orderedCases, orderedUnits }: { readonly orderedCases: number; readonly orderedUnits: number },
  description: string,
  byName: string,
) {
  const amounts = [
    ...(orderedCases > 0 ? [plural(orderedCases, 'case')] : []),
    ...(orderedUnits > 0 ? [plural(orderedUnits, 'each', 'eaches')] : []),
  ]
  const text = `${byName} put ${amounts.join(' and ')} of ${description} into your cart.`
  return { mail: { subject: `Put into your cart: ${description}`, text }, text }
}
