import type { ServerArea } from '#platform/http/area.ts'
import { serveOciDoor } from './server/oci-door.ts'

/** PUNCH-3: call-ups of the catalogue by SAP OCI. */
export const punchoutOciServer: ServerArea = {
  name: 'punchout-oci',
  mount: (app, services) => serveOciDoor(app, services, '/punchout/setup/oci'),
}
