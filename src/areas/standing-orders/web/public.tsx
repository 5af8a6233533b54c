export { NextDraft } from './next-draft.tsx'
