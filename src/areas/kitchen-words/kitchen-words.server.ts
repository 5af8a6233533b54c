import type { ServerArea } from '#platform/http/area.ts'
import { kitchenWordsImportKind } from './server/kitchen-words.import-kind.ts'

/** What kitchens call things. */
export const kitchenWordsServer: ServerArea = { name: 'kitchen-words', importKinds: [kitchenWordsImportKind] }
