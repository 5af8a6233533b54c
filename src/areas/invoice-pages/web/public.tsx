export { kindWords } from './invoice-badge.tsx'
