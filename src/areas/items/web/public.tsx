export { ItemBadges, StockNote } from './item-badges.tsx'
export { ItemPicture, maxEager, pictureOf } from './item-picture.tsx'
export { ItemGallery } from './item-gallery.tsx'
export { AddToGuideLink } from './add-to-guide-link.tsx'
