import { refusals } from '#contract/refusals.ts'

/** Every "no" about pictures of categories (ITEM-10). */
export const categoryImageRefusals = refusals({
  category_not_known: [404, 'This category does not exist any more.'],
  category_image_not_found: [404, 'This picture does not exist any more.'],
  category_image_order_changed: [409, 'The pictures have changed in the meantime. Please try again.'],
  too_many_category_images: [422, 'A category cannot have more than 10 pictures.'],
})
