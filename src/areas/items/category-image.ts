import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'

/** What uploads of category pictures are for; also the folder of the finished ones. */
export const categoryImagePurpose = 'category-image'

/** Side lengths of the finished squares in pixels: rows and cards, the item's header. */
export const categoryImageSides = { small: 160, large: 480 } as const

/** Most letters of what a picture shows, and most pictures of one category. */
export const categoryImageLimits = { altText: 200, images: 10 } as const

const address = /^\/api\/category-images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d+)\.webp$/

/** The address of a picture: of its small square, unless the large one is asked for. */
export const categoryImageUrl = (id: string, side: number = categoryImageSides.small): string =>
  `/api/category-images/${id}-${side}.webp`

/** Security 59: the id in an address of our own; undefined for every other address. */
export const idOfCategoryImageUrl = (url: string): string | undefined => address.exec(url)?.[1]

/** The large square of the same picture; other addresses stay. */
export function largeCategoryImage(url: string): string {
  const id = idOfCategoryImageUrl(url)
  return id === undefined ? url : categoryImageUrl(id, categoryImageSides.large)
}

/** What a picture shows, as a person writes it. */
export const altText = freeText({ label: 'Description', max: categoryImageLimits.altText }).min(1, 'Required')

/** One picture of a category (ITEM-10). */
export const categoryImage = z
  .object({ id: z.uuid(), url: z.string(), thumbnailUrl: z.string(), altText: z.string() })
  .meta({ id: 'CategoryImage' })
/** One picture of a category. */
export type CategoryImage = z.output<typeof categoryImage>

/** A category with its pictures, for staff who maintain them. */
export const illustratedCategory = z
  .object({
    categoryId: z.string(),
    name: z.string(),
    /** Above it, the outermost first. */
    path: z.array(z.string()),
    images: z.array(categoryImage),
  })
  .meta({ id: 'IllustratedCategory' })
/** A category with its pictures. */
export type IllustratedCategory = z.output<typeof illustratedCategory>
