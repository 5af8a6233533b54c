import type { ServerArea } from '#platform/http/area.ts'
import {
  demoOutboxHandler,
  demoPictureHandler,
  demoSignInsHandler,
  demoThumbnailHandler,
} from './server/demo.routes.ts'

/** What only a demo shows; not served at all when DEMO is off. */
export const demoServer: ServerArea = {
  name: 'demo',
  handlers: [demoSignInsHandler, demoOutboxHandler, demoPictureHandler, demoThumbnailHandler],
}
