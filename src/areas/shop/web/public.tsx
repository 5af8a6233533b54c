export { UsualItems } from './usual-items.tsx'
