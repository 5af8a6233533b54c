import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Who writes which table, by the migrations and the statements of the sources.
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
  (path) => `src/${path.replaceAll('\\', '/')}`,
)
const areaOf = (path: string): string => /^src\/(?:areas\/)?([^/]+)/.exec(path)![1]!

/** Tables whose owner is another than the area that once made them. */
const movedTo: Readonly<Record<string, string>> = {
  user_bill_tos: 'access',
  user_ship_tos: 'access',
  user_passwords: 'sessions',
}
/** Every statement may leave its entry in the trail. */
const open = new Set(['audit_entries'])

const ownerOf = new Map<string, string>()
for (const path of files.filter((file) => file.endsWith('.sql')).toSorted())
  for (const [, table] of readFileSync(path, 'utf8').matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/g))
    ownerOf.set(table!, movedTo[table!] ?? ownerOf.get(table!) ?? areaOf(path))

/** Foreign writes, as 'area -> owner.table'. */
function foreignWrites(): Set<string> {
  const found = new Set<string>()
  for (const path of files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file))) {
    const text = readFileSync(path, 'utf8')
    for (const [, table] of text.matchAll(/\b(?:insert into|update|delete from|truncate|copy) (\w+)/g)) {
      const owner = ownerOf.get(table!)
      if (owner && owner !== areaOf(path) && !open.has(table!)) found.add(`${areaOf(path)} -> ${owner}.${table!}`)
    }
  }
  return found
}

const byCommand = '`larder key-lost` gives up what the lost key has sealed, wherever it lies'
const byKind = 'an import kind writes the rows of its kind in one statement each'
const bySeed = 'the demo fills what no import brings'
const byDemoErp = 'the demo stands for the ERP, which makes invoices'

/** The foreign writes there are, each with its reason: a new one goes through its owner. */
const known: Readonly<Record<string, string>> = {
  'app -> payment-methods.payment_methods': byCommand,
  'app -> platform.mails': byCommand,
  'app -> platform.sealing_keys': byCommand,
  'app -> platform.text_messages': byCommand,
  'app -> single-sign-on.single_sign_on_flows': byCommand,
  'app -> two-factor.pending_authenticators': byCommand,
  'app -> two-factor.recovery_codes': byCommand,
  'app -> two-factor.second_factor_codes': byCommand,
  'app -> two-factor.second_factor_terms': byCommand,
  'app -> two-factor.second_factors': byCommand,
  'demo -> announcements.announcements': bySeed,
  'demo -> carts.active_carts': bySeed,
  'demo -> carts.cart_changes': bySeed,
  'demo -> carts.cart_lines': bySeed,
  'demo -> carts.carts': bySeed,
  'demo -> notifications.notification_preferences': bySeed,
  'demo -> orders.orders': bySeed,
  'demo -> people.users': bySeed,
  'demo -> profile.favourite_bill_tos': bySeed,
  'demo -> sessions.sessions': bySeed,
  'demo -> sessions.user_passwords': bySeed,
  'erp -> invoices.invoice_lines': byDemoErp,
  'erp -> invoices.invoices': byDemoErp,
  'erp -> items.item_purchases': byDemoErp,
  'imports -> invoices.invoice_lines': byKind,
  'imports -> invoices.invoices': byKind,
  'imports -> items.item_purchases': byKind,
  'imports -> orders.order_lines': byKind,
  'imports -> orders.order_status_changes': byKind,
  'imports -> orders.orders': byKind,
  'imports -> people.user_features': byKind,
  'imports -> people.user_outside_features': byKind,
  'imports -> people.users': byKind,
  'imports -> sessions.password_resets': byKind,
  'imports -> sessions.sessions': byKind,
  'imports -> two-factor.second_factor_terms': byKind,
  'orders -> items.item_purchases': 'an order counts what is bought in its own statement',
  'two-factor -> sessions.sessions':
    'a new factor ends the other sessions in its own statement; sessions lean on two-factor',
}

test('a table is written by its owner alone; what others still write is named with its reason', () => {
  expect([...foreignWrites()].toSorted()).toEqual(Object.keys(known).toSorted())
})

test('every table has an owner, and the lists here name tables that exist', () => {
  expect(ownerOf.size).toBeGreaterThan(60)
  for (const table of [...Object.keys(movedTo), ...open]) expect(ownerOf.has(table), table).toBe(true)
})
