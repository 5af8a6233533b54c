export { type CountedItem, noteCountedStock } from './counted-stock.store.ts'
export { lockGuides, readGuide, type GuideHead } from './guide.store.ts'
export { readCompactLines } from './compact-lines.store.ts'
