import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { importRows } from '#areas/imports/server/public.ts'
import { isRole, type Role, roles } from '#areas/people/roles.ts'
import { hashPassword } from '#areas/sessions/server/passwords.ts'
import { sql } from '#platform/database/statement.ts'
import { type Command, withDatabase, WrongUsage } from './command.ts'
import { optionsOf } from './command-options.ts'

const shortestPassword = 12

const setPassword = sql(
  'cli.set-password',
  `insert into user_passwords (user_id, hash, changed_at, is_expired)
   select id, $2, now(), false from users where email = $1
   on conflict (user_id) do update set hash = excluded.hash, changed_at = excluded.changed_at, is_expired = false`,
)
const endSessions = sql(
  'cli.end-sessions',
  'delete from sessions where user_id = (select id from users where email = $1) or real_user_id = (select id from users where email = $1)',
)

/** AUTH-7: creates a person or gives them a new password and role; the way in before there is anybody. */
export const userCommand: Command = {
  usage: 'user EMAIL --role ROLE [--name "FIRST LAST"] [--bill-tos NLV/0001234|…] [--password-stdin]',
  summary: `Create or reset a user; ROLE is one of ${Object.keys(roles).join(', ')}`,
  run: async (words, context) => {
    const { values, has, rest } = optionsOf(words, ['role', 'name', 'bill-tos'], ['password-stdin'])
    const [email] = rest
    if (email === undefined || rest.length > 1) throw new WrongUsage('Which mail address?')
    if (values.role === undefined || !isRole(values.role)) throw new WrongUsage('Which role?')
    const password = has('password-stdin') ? (await text(process.stdin)).replace(/\r?\n$/, '') : newPassword()
    if (password.length < shortestPassword) throw new Error(`A password has at least ${shortestPassword} characters`)
    const row = rowOf(email, values.role, values.name, values['bill-tos'])
    await withDatabase(context, async ({ db }) => {
      const { refusals, added } = await importRows(db, 'users', [row], { fileName: 'larder user' })
      if (refusals[0]) throw new Error(`${refusals[0].field} ${refusals[0].reason}`)
      const hash = await hashPassword(password)
      await db.inTransaction(async (tx) => {
        await tx.run(setPassword, [row.email, hash])
        await tx.run(endSessions, [row.email])
      })
      context.print(`${row.email} ${added ? 'was created' : 'has a new password'}`)
    })
    // Shown once, never stored: only its hash is.
    if (!has('password-stdin')) context.print(`Password: ${password}`)
  },
}

const newPassword = () => randomBytes(15).toString('base64url')

function rowOf(email: string, role: Role, name: string | undefined, billTos: string | undefined) {
  const [firstName, ...others] = (name ?? email.split('@')[0] ?? email).split(/\s+/)
  return {
    email: email.toLowerCase(),
    role,
    type: roles[role].isStaff ? 'eci' : 'ece',
    isActive: true,
    firstName,
    ...(name !== undefined && { lastName: others.join(' '), name, displayName: name }),
    ...(billTos !== undefined && { billTos }),
  }
}
