export { importFolder, type FolderResult } from './import-folder.ts'
export { keepPlan, planFolder, planName, type PlannedFolder } from './plan-folder.ts'
export { readDivisions, readReadiness } from './readiness.store.ts'
