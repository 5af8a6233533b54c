export { ItemBadges } from './item-badges.tsx'
export { ItemPicture } from './item-picture.tsx'
export { ItemGallery } from './item-gallery.tsx'
