export { QuickEntryBar } from './quick-entry-bar.tsx'
