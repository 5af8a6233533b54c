export { NativeSelect } from './native-select.tsx'
export { readSalesFilter } from './sales-search.ts'
export { measuresOf, measureText, measureWords, periodWords } from './sales-words.ts'
