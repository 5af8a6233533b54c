import { plainText } from './plain-text.ts'

/** What a column of a pasted sheet contains, by its heading. */
export type ColumnRole = 'number' | 'name' | 'pack' | 'quantity' | 'cases' | 'eaches' | 'unit' | 'other'

/** The columns of a table, as its header row names them. */
export interface Columns {
  readonly separator: string
  readonly roles: readonly ColumnRole[]
}

const headings: readonly (readonly [ColumnRole, RegExp])[] = [
  // Stock on hand, par levels and prices are not quantities to order.
  [
    'other',
    /\b(?:on ?hand|oh|par|stock|inventory|count|price|cost|total|amount|ext|extended|last|avg|usual|line|date)\b/,
  ],
  [
    'number',
    /^(?:item|product|sku|gtin|upc|code|art|article|articulo)? ?(?:#|no|num|number|code|numero|sku|gtin|upc)$/,
  ],
  ['pack', /^(?:pack|size|pack ?size|pack\/size)$/],
  ['unit', /^(?:unit|units?|u ?\/?m|uom|unidad|unite)$/],
  ['cases', /^(?:cs|case|cases|cajas?|caisses?|qty cs|cs qty|order cs|cases ordered)$/],
  ['eaches', /^(?:ea|each|eaches|pcs|pieces|piezas|pieces ordered|qty ea|ea qty|order ea)$/],
  [
    'quantity',
    /^(?:qty|quantity|order|order qty|ordered|need|needed|to order|qnty|cantidad|cant|pedido|quantite|qte|commande)$/,
  ],
  [
    'name',
    /^(?:item|items|product|products|description|desc|name|item description|item name|articulo|producto|article|produit|brand|notes?|comments?)$/,
  ],
]

const roleOf = (heading: string): ColumnRole | null => {
  const text = plainText(heading)
    .replace(/[^a-z0-9#/]+/g, ' ')
    .trim()
  if (text === '') return null
  return headings.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const separators = ['\t', '|', ';', ','] as const
const counts: ReadonlySet<ColumnRole> = new Set(['quantity', 'cases', 'eaches'])

/**
 * CART-13: the columns of a header row; null when the line is not one. In a header every heading is
 * known, one is for the item, and one for a quantity.
 */
export function readHeader(line: string): Columns | null {
  const separator = separators.find((each) => line.includes(each))
  if (separator === undefined) return null
  const cells = line.split(separator)
  const roles = cells.map(roleOf)
  const isKnown = cells.every((cell, i) => cell.trim() === '' || roles[i] !== null)
  const names = roles.some((role) => role === 'name' || role === 'number')
  if (!isKnown || !names || !roles.some((role) => role !== null && counts.has(role))) return null
  return { separator, roles: roles.map((role) => role ?? 'other') }
}

/**
 * CART-13: a row below a header as an order line: its quantity, unit, number and name, without the
 * other columns. Null when its columns do not match, undefined when it orders nothing.
 */
export function readRow(line: string, { separator, roles }: Columns): string | null | undefined {
  const cells = cellsOf(line, separator)
  if (cells.length < 2 || cells.length > roles.length + 1) return null
  const of = (role: ColumnRole) => cells.filter((cell, i) => roles[i] === role && cell !== '')
  const isNone = (cell: string) => /^[0.,-]*$/.test(cell)
  const cases = of('cases').filter((cell) => !isNone(cell))
  const eaches = of('eaches').filter((cell) => !isNone(cell))
  const quantity = of('quantity').filter((cell) => !isNone(cell))
  if (cases.length + eaches.length + quantity.length === 0) return undefined
  const said = [
    ...cases.map((cell) => `${cell} cs`),
    ...eaches.map((cell) => `${cell} ea`),
    ...quantity,
    ...of('unit'),
    ...of('number'),
    ...of('name'),
    ...of('pack'),
  ]
  return said.join('\t')
}

/**
 * The cells of a row; commas inside quotes, or between the thousands of a price, do not separate.
 */
const cellsOf = (line: string, separator: string): readonly string[] =>
  (separator === ','
    ? (line.replace(/(\d),(?=\d{3}\.\d)/g, '$1').match(/"[^"]*"|[^,]+|(?<=,)(?=,)|(?<=,)$|^(?=,)/g) ?? [])
    : line.split(separator)
  ).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
