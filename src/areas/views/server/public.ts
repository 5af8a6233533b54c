export { addView, readView as usableView, type ViewList } from './list-views.store.ts'
