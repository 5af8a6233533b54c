/**
 * ITEM-1: categories within a chosen department narrow it: a chosen category stands for itself only
 * while none within it is chosen too. 'Produce' alone is all of produce, 'Produce' with 'Herbs' is
 * herbs.
 */
export function narrowestCategories(
  chosen: readonly string[],
  categories: ReadonlyMap<string, { readonly parentId: string | null }>,
): string[] {
  const isWithin = (id: string, ancestor: string): boolean => {
    const parent = categories.get(id)?.parentId ?? null
    return parent !== null && (parent === ancestor || isWithin(parent, ancestor))
  }
  return chosen.filter((id) => !chosen.some((other) => isWithin(other, id)))
}
