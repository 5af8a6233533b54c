export { ItemBadges } from './item-badges.tsx'
export { ItemPicture, mostEager, pictureOf } from './item-picture.tsx'
export { ItemGallery } from './item-gallery.tsx'
