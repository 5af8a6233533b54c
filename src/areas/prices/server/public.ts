export { pricesFor } from './price.store.ts'
export {
  candidatesByItem,
  candidatesSince,
  scopesColumn,
  selectCandidates,
  selectStats,
  statsColumns,
  statsOf,
  statsTables,
  toItemPrice,
  toItemStats,
  type CandidateColumns,
  type StatsColumns,
  type StatsRow,
} from './price-columns.ts'
