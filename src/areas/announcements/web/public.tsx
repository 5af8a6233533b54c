export { BannerStack, PublicBanners } from './banner-stack.tsx'
