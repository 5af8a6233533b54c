import type { ServerArea } from '#platform/http/area.ts'
import { substitutionsImportKind } from './server/substitutions.import-kind.ts'
import {
  changeSubstitutionsHandler,
  checkSubstituteHandler,
  downloadSubstitutionsHandler,
  getSubstitutionHandler,
  listSubstitutionsHandler,
  saveSubstitutionHandler,
  setSubstitutionDefaultHandler,
} from './server/substitutions.routes.ts'

/** NEXT-3: what happens to items that come short. */
export const substitutionsServer: ServerArea = {
  name: 'substitutions',
  handlers: [
    listSubstitutionsHandler,
    downloadSubstitutionsHandler,
    getSubstitutionHandler,
    checkSubstituteHandler,
    saveSubstitutionHandler,
    changeSubstitutionsHandler,
    setSubstitutionDefaultHandler,
  ],
  importKinds: [substitutionsImportKind],
}
