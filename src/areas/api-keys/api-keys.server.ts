import type { ServerArea } from '#platform/http/area.ts'
import { markedKeys } from './server/api-key.store.ts'
import {
  createApiKeyHandler,
  listApiKeysHandler,
  revokeApiKeyHandler,
  rotateApiKeyHandler,
} from './server/api-keys.routes.ts'

/** Keys by which programs make the calls of the portal (NEXT-12). */
export const apiKeysServer: ServerArea = {
  name: 'api-keys',
  handlers: [listApiKeysHandler, createApiKeyHandler, rotateApiKeyHandler, revokeApiKeyHandler],
  sealed: [markedKeys],
}
