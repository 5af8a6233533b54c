import { v7 as uuidv7 } from 'uuid'
import { addView, type ViewList } from '#areas/views/server/public.ts'
import type { ViewText } from '#areas/views/list-view.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const makers = sql(
  'demo.view-makers',
  `select a.id as "adminId", b.id as "buyerId", u.division, u.bill_to as "billTo"
   from users a, users b join user_bill_tos u on u.user_id = b.id
   where a.role = 'portalAdmin' and a.is_demo and b.role = 'customerUser' and b.is_demo
   order by b.email <> 'buyer@harborbistro.example', b.email, u.division, u.bill_to limit 1`,
)

type Text = Pick<ViewText, 'name' | 'columns' | 'sortBy' | 'sortDirection'>

const text = (name: string, columns: readonly string[], sortBy: string | null = null): Text => ({
  name,
  columns,
  sortBy,
  sortDirection: 'asc',
})

const ofCustomer = [
  text('Weekly order', ['ownWords', 'description', 'pack', 'lastOrdered', 'movement', 'case', 'each', 'total']),
  text('By brand', ['brand', 'description', 'pack', 'unitPrice', 'case', 'each', 'total'], 'brand'),
]
const ofStaff = [
  text('Margin', ['itemNumber', 'description', 'pack', 'stock', 'case', 'each', 'cost', 'margin', 'total']),
]
const priceLists = [
  text(
    'For the customer',
    ['itemNumber', 'description', 'brand', 'pack', 'casePrice', 'eachPrice', 'until'],
    'category',
  ),
  text(
    'Margin by item',
    ['itemNumber', 'description', 'pack', 'priceKind', 'casePrice', 'cost', 'profit', 'margin'],
    'margin',
  ),
]

/** STAFF-4: views of the demo: two of a customer, one of all staff, and two for price lists. */
export async function seedViews(tx: Queries, now: Date): Promise<void> {
  const found = await tx.maybe<{ adminId: string; buyerId: string; division: string; billTo: string }>(makers())
  if (!found) return
  const { adminId, buyerId, division, billTo } = found
  const add = (list: ViewList, one: Text) =>
    addView(tx, uuidv7(), list, { ...one, sharedWith: list.sharedWith }, { by: list.userId, at: now })
  const ofBillTo = { kind: 'order', sharedWith: 'billTo', userId: buyerId, division, billTo } as const
  const staffs = { sharedWith: 'staff', userId: adminId, division: null, billTo: null } as const
  for (const one of ofCustomer) await add(ofBillTo, one)
  for (const one of ofStaff) await add({ kind: 'order', ...staffs }, one)
  for (const one of priceLists) await add({ kind: 'price', ...staffs }, one)
}
