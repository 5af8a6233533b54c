import { startSession } from '#areas/sessions/server/session.store.ts'
import type { Api, Client } from '#tests/support/api.ts'
import { people, type Person } from '#tests/support/distributor.ts'

/** A browser for tests: it keeps the cookie it is given, for all its tabs. */
export interface Browser extends Client {
  /** The session's cookie as it is now. */
  cookie(): string
}

/** A browser in which the person is signed in. */
export async function browserOf(api: Api, person: Person): Promise<Browser> {
  const session = { userId: people[person], staySignedIn: true, address: '127.0.0.1', userAgent: 'test' }
  const { token } = await startSession(api.db, session, { idleHours: 12, stayHours: 720 }, api.clock.now())
  let cookie = `larder_session=${token}`
  const call: Client['call'] = async (endpoint, input, options = {}) => {
    const answer = await api.nobody.call(endpoint, input, { ...options, headers: { cookie, ...options.headers } })
    const set = [answer.headers['set-cookie'] ?? []].flat().join(';')
    cookie = /larder_session=[^;]{20,}/.exec(set)?.[0] ?? cookie
    return answer
  }
  const ask: Client['ask'] = async (endpoint, input, options) => {
    const answer = await call(endpoint, input, options)
    if (!answer.ok) throw new Error(`${endpoint.name}: ${answer.status} ${answer.body.code} ${answer.body.message}`)
    return answer.body
  }
  return { call, ask, cookie: () => cookie }
}
