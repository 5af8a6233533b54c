import { screen } from '#contract/address.ts'

/** Pictures of categories; `category` is the id of the one that is open. */
export const categoryImagesScreen = screen('/category-images', ['category'])
