import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { isRole, roles } from '#areas/access/roles.ts'
import { importRows } from '#areas/imports/server/public.ts'
import { checkNewPassword } from '#areas/people/rules/check-new-password.ts'
import { usersImportKind } from '#areas/users/server/users.import-kind.ts'
import { endAccess, hashPassword, replacePassword } from '#areas/sessions/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Database } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type Command, withDatabase, WrongUsage } from './command.ts'
import { optionsOf } from './command-options.ts'

const byEmail = sql('cli.user-by-email', 'select id, is_demo as "isDemo" from users where email = :email')
const activity = ['yes', 'no'] as const

/**
 * AUTH-7: creates a person, the way in before there is anybody, or changes what is given of one,
 * under the rules of an import.
 */
export const userCommand: Command = {
  usage:
    'user EMAIL [--role ROLE] [--name "FIRST LAST"] [--bill-tos NLV/0001234|…] [--active yes|no] [--new-password | --password-stdin]',
  summary: `Create a user, or change what is given of one; ROLE is one of ${Object.keys(roles).join(', ')}`,
  run: async (words, context) => {
    const names = ['role', 'name', 'bill-tos', 'active'] as const
    const { values, has, rest } = optionsOf(words, names, ['new-password', 'password-stdin'])
    const [typed] = rest
    if (typed === undefined || rest.length > 1) throw new WrongUsage('Which mail address?')
    if (values.role !== undefined && !isRole(values.role)) throw new WrongUsage('There is no such role')
    if (values.active !== undefined && !activity.some((one) => one === values.active))
      throw new WrongUsage('Active is yes or no')
    const email = typed.toLowerCase()
    const typedPassword = has('password-stdin') ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined
    const problem = typedPassword === undefined ? undefined : checkNewPassword(typedPassword)
    if (problem !== undefined) throw new Error(`The password: ${problem}`)
    await withDatabase(context, async ({ db }) => {
      const known = await db.maybe<{ isDemo: boolean }>(byEmail({ email }))
      const isNew = known === undefined
      if (known?.isDemo) context.logLine(`${email} belongs to the demo and signs in only while the portal shows it`)
      if (isNew && values.role === undefined) throw new WrongUsage('Which role? A new user needs one')
      const { role, name, active } = values
      const givesFacts = Object.values(values).some((value) => value !== undefined)
      const givesPassword = isNew || has('new-password') || typedPassword !== undefined
      if (!givesFacts && !givesPassword) throw new WrongUsage('What shall change?')
      if (givesFacts) await store(db, { email, isNew, role, name, active, billTos: values['bill-tos'] })
      const password = givesPassword ? (typedPassword ?? newPassword()) : undefined
      if (password !== undefined) await setPassword(db, email, password)
      const done = isNew ? 'was created' : givesFacts ? 'was changed' : 'has a new password'
      context.print(`${email} ${done}${!isNew && givesFacts && givesPassword ? ' and has a new password' : ''}`)
      // Shown once, never stored: only its hash is.
      if (password !== undefined && typedPassword === undefined) context.print(`Password: ${password}`)
      if (isNew) context.logLine(`Start the portal with npm start and sign in at ${context.config.publicUrl}`)
    })
  },
}

interface Given {
  readonly email: string
  readonly isNew: boolean
  readonly role: string | undefined
  readonly name: string | undefined
  readonly active: string | undefined
  readonly billTos: string | undefined
}

/** Columns that are not given stay as they are. */
async function store(db: Database, { email, isNew, role, name, active, billTos }: Given): Promise<void> {
  const fullName = name ?? (isNew ? (email.split('@')[0] ?? email) : undefined)
  const [firstName, ...others] = fullName?.trim().split(/\s+/) ?? []
  const row = {
    email,
    ...(role !== undefined && { role }),
    ...(isNew && isRole(role ?? '') && { type: roles[role as keyof typeof roles].isStaff ? 'eci' : 'ece' }),
    ...(fullName !== undefined && { firstName, lastName: others.join(' '), name: fullName, displayName: fullName }),
    ...(active !== undefined && { isActive: active }),
    ...(billTos !== undefined && { billTos }),
  }
  const { refusals } = await importRows(db, usersImportKind, [row], { fileName: 'larder user' })
  if (refusals[0]) throw new Error(`${refusals[0].field}: ${refusals[0].reason}`)
}

/**
 * Sessions and links of the former password end with it; the trail has that it was set, and where.
 */
async function setPassword(db: Database, email: string, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await db.inTransaction(async (tx) => {
    const { id } = await tx.row<{ id: string }>(byEmail({ email }))
    await endAccess(tx, id)
    await replacePassword(tx, { userId: id, hash, now: new Date(), kept: null })
    await audit(tx, { actor: null, action: 'user.set-password', entity: `user:${id}`, address: 'command line' })
  })
}

/** 160 random bits that meet the rules of every password; nearly every first try does. */
function newPassword(): string {
  for (;;) {
    const password = randomBytes(20).toString('base64url')
    if (checkNewPassword(password) === undefined) return password
  }
}
