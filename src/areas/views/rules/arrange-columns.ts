/** The column of a view that each column of the grids belongs to. */
const columnOf: Readonly<Record<string, string>> = {
  item: 'itemNumber',
  number: 'itemNumber',
  description: 'description',
  'own words': 'ownWords',
  pack: 'pack',
  brand: 'brand',
  stock: 'stock',
  'last ordered': 'lastOrdered',
  movement: 'movement',
  'unit price': 'unitPrice',
  par: 'par',
  'price CS': 'case',
  'override CS': 'case',
  CS: 'case',
  'price EA': 'each',
  'override EA': 'each',
  EA: 'each',
  total: 'total',
  cost: 'cost',
  margin: 'margin',
}

/**
 * STAFF-4: the columns of a grid in the order of a view. A unit's price, override and quantity stay
 * together; what is no column of views, such as buttons of a row, stays at the end.
 */
export function arrangeColumns<Column extends { readonly id: string }>(
  columns: readonly Column[],
  shown: readonly string[],
): Column[] {
  return [
    ...shown.flatMap((name) => columns.filter(({ id }) => columnOf[id] === name)),
    ...columns.filter(({ id }) => columnOf[id] === undefined),
  ]
}
