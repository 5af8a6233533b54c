import type { SalesDimension } from '../sales.ts'

/** How a group is called, and how it reads. */
export const keys: Readonly<Record<SalesDimension, { key: string; label: string; note: string }>> = {
  week: { key: 'f.g2', label: `''`, note: `''` },
  rep: {
    key: 'f.g2',
    label: `coalesce((select u.name from users u where u.email = g.key limit 1), nullif(g.key, ''), 'No rep')`,
    note: 'g.key',
  },
  customer: {
    key: `f.g1 || '/' || f.g2`,
    label: `(select p.name from ship_tos p where p.division = split_part(g.key, '/', 1)
      and p.number = split_part(g.key, '/', 2))`,
    note: 'g.key',
  },
  item: {
    key: `f.g1 || '/' || f.g2`,
    label: `coalesce((select i.description from items i where i.division = split_part(g.key, '/', 1)
      and i.item_number = split_part(g.key, '/', 2)), 'No longer sold')`,
    note: 'g.key',
  },
  category: {
    key: `coalesce(k.top_id, '')`,
    label: `coalesce((select k.name from categories k where k.id = g.key), 'No longer sold')`,
    note: `''`,
  },
  brand: { key: `coalesce(i.brand, '')`, label: `coalesce(nullif(g.key, ''), 'No longer sold')`, note: `''` },
}
