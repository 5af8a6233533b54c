import type { OciProduct } from '../oci.ts'

/** OCI has 40 characters for an id of ours (EXT_PRODUCT_ID). */
const longest = 40

/** PUNCH-3: the id an item goes by in OCI: item number and unit, the same for ever. */
export const productIdOf = (partId: string, unit: 'CS' | 'EA'): string => `${partId}:${unit}`

/**
 * PUNCH-3: the item a PRODUCTID names: an id of ours, or an item number alone; undefined where it
 * is neither.
 */
export function readProductId(text: string): OciProduct | undefined {
  const id = text.trim()
  if (id === '' || id.length > longest) return undefined
  const unit = /:(CS|EA)$/i.exec(id)?.[1]?.toUpperCase() as OciProduct['unit'] | undefined
  return { partId: unit ? id.slice(0, -3) : id, unit: unit ?? '' }
}
