import { expect, test } from 'vitest'
import { login } from '#areas/sessions/sessions.endpoints.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { WrongUsage } from './command.ts'
import { userCommand } from './user.ts'

const api = await startApi()
const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', DATABASE_URL: api.url })

/** What `larder user …` prints. */
async function larderUser(...words: string[]): Promise<string[]> {
  const printed: string[] = []
  const print = (line: string) => void printed.push(line)
  await userCommand.run(words, { config, log: createLog('silent'), print, logLine: () => undefined })
  return printed
}
const userOf = (email: string) =>
  api.db.row<{ type: string; role: string; name: string; hash: string | null }>(
    `select u.type, u.role, u.name, p.hash from users u left join user_passwords p on p.user_id = u.id where u.email = $1`,
    [email],
  )

test('the first portal admin is created with a password that meets the rules and signs in [AUTH-7]', async () => {
  const [done, shown] = await larderUser('You@Company.example', '--role', 'portalAdmin')
  expect(done).toBe('you@company.example was created')
  const password = shown!.replace('Password: ', '')
  expect(password).toMatch(/^(?=.*[A-Z])(?=.*[0-9]).{8,}$/)
  const body = { email: 'you@company.example', password }
  expect((await api.nobody.call(login, { body })).status).toBe(200)
})

test('of an existing person only what is given changes [USERS-2]', async () => {
  const before = await userOf('dsm@larder.example')
  expect(await larderUser('DSM@larder.example', '--name', 'Dana Smith')).toEqual(['dsm@larder.example was changed'])
  expect(await userOf('dsm@larder.example')).toEqual({ ...before, name: 'Dana Smith' })
  await api.db.run(`update users set type = 'ecmi' where id = $1`, [people.dsm])
  await larderUser('dsm@larder.example', '--role', 'creditAdmin')
  expect(await userOf('dsm@larder.example')).toMatchObject({ type: 'ecmi', role: 'creditAdmin', name: 'Dana Smith' })
  expect(await larderUser('dsm@larder.example', '--new-password')).toHaveLength(2)
  expect((await userOf('dsm@larder.example')).hash).toMatch(/^\$argon2id/)
  await expect(larderUser('dsm@larder.example')).rejects.toThrow(WrongUsage)
  await expect(larderUser('new@larder.example')).rejects.toThrow(WrongUsage)
})

test('the last active portal admin stays, and staff do not become customers [USERS-2]', async () => {
  await larderUser('you@company.example', '--active', 'no')
  await expect(larderUser('admin@larder.example', '--role', 'dsr')).rejects.toThrow('last active portal admin')
  await expect(larderUser('admin@larder.example', '--active', 'no')).rejects.toThrow('last active portal admin')
  await expect(larderUser('dsr@larder.example', '--role', 'chef')).rejects.toThrow('role')
  expect(await userOf('admin@larder.example')).toMatchObject({ role: 'portalAdmin' })
})

test('what the command line does to users stands in the trail, by nobody who is signed in [PLAT-8]', async () => {
  await larderUser('colleague@larder.example', '--role', 'chef', '--new-password')
  const trail = await api.db.rows(
    `select real_user_id as by, action, address from audit_entries where entity = $1 order by id`,
    [`user:${people.colleague}`],
  )
  expect(trail).toEqual([
    { by: null, action: 'user.import', address: 'command line' },
    { by: null, action: 'user.set-password', address: 'command line' },
  ])
})
