/** What a picture of the demo shows of an item. */
export const pictureViews = ['product', 'case', 'food', 'pallet', 'shelf'] as const
/** One of the views. */
export type PictureView = (typeof pictureViews)[number]

/** What an item is packed in, as it is drawn. */
export const picturePacks = [
  'bag',
  'bottle',
  'box',
  'can',
  'carton',
  'crate',
  'jar',
  'jug',
  'sack',
  'shaker',
  'tray',
  'tub',
] as const
/** One of the packs. */
export type PicturePack = (typeof picturePacks)[number]
