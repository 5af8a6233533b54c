// Drawn, not photographed: one quiet line drawing a department, in a 48 by 48 box.
const drawings = {
  meat: 'M31 8c6 0 10 4 10 10 0 9-8 13-12 14-3 1-4 3-6 5s-6 3-9 0-2-7 0-9 4-3 5-6c1-5 3-14 12-14Zm0 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  poultry: 'M30 9c7 0 11 5 11 11 0 7-6 12-13 12h-4l-7 7a3 3 0 1 1-4-1 3 3 0 1 1-1-4l7-7v-4c0-8 4-14 11-14Z',
  seafood: 'M6 24c6-8 13-11 20-11 6 0 9 3 12 7l5-5v18l-5-5c-3 4-6 7-12 7-7 0-14-3-20-11Zm9-1h.1M24 15c3 5 3 13 0 18',
  dairy: 'M18 6h12v6l4 7v22a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2V19l4-7V6Zm0 6h12M14 24h20M14 34h20',
  produce:
    'M24 18c10-6 17 1 15 11-1 8-6 13-11 13-2 0-3-1-4-1s-2 1-4 1c-5 0-10-5-11-13-2-10 5-17 15-11Zm0 0c0-5 2-9 6-12',
  bakery: 'M8 22c-3-6 3-12 16-12s19 6 16 12c-1 2-3 2-3 4v12H11V26c0-2-2-2-3-4Zm10 4v6m6-6v6m6-6v6',
  frozen: 'M24 6v36M8 15l32 18M40 15 8 33M24 12l-5-5m5 5 5-5M24 36l-5 5m5-5 5 5',
  beverage: 'M14 8h20l-3 34H17L14 8Zm1 10h18M27 8l4-5',
  pantry: 'M15 6h18v5H15zM13 11h22a3 3 0 0 1 3 3v25a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V14a3 3 0 0 1 3-3Zm-3 10h28v12H10',
  spice: 'M17 6h14l2 8H15l2-8ZM14 14h20v24a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V14Zm0 8h20M21 10h.1M24 9h.1M27 10h.1',
  oil: 'M20 4h8v7c5 2 7 6 7 11v17a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V22c0-5 2-9 7-11V4Zm-7 20h22v11H13',
  specialty: 'M7 34h34M10 34a14 14 0 0 1 28 0M24 20v-4M22 15h4M6 39h36',
  supplies:
    'M24 10a14 6 0 1 0 0 12 14 6 0 0 0 0-12Zm0 4a5 2 0 1 0 0 4 5 2 0 0 0 0-4ZM10 16v20c0 3 6 6 14 6s14-3 14-6V16',
  crate: 'M7 14h34v26H7zM7 22h34M7 31h34M15 14v26M33 14v26',
} as const

// Departments are named by the distributor; the drawing is found by what the name speaks of.
const spokenOf: readonly (readonly [RegExp, keyof typeof drawings])[] = [
  [/poultry|chicken|\beggs?\b/, 'poultry'],
  [/meat|beef|pork|\bdeli\b|protein/, 'meat'],
  [/spice|season|\brubs?\b/, 'spice'],
  [/seafood|fish|shrimp|shell/, 'seafood'],
  [/dairy|cheese|milk/, 'dairy'],
  [/produce|fruit|veg/, 'produce'],
  [/bak|bread|dessert|pastr/, 'bakery'],
  [/frozen|\bice\b/, 'frozen'],
  [/bever|drink|coffee|juice/, 'beverage'],
  [/paper|dispos|clean|chem|suppl|equip|ware|packag|kitchen|tabletop/, 'supplies'],
  [/\boils?\b|shortening|vinegar/, 'oil'],
  [/specialt|gourmet|deluxe/, 'specialty'],
  [/dry|groc|pantry|cann|condim|sauce|grain|pasta|rice|snack/, 'pantry'],
]

/**
 * ITEM-4: the path of the drawing that stands in for the pictures of a category, in a 48 by 48 box;
 * a crate for one it does not know.
 */
export const drawingOf = (placeholder: string): string =>
  drawings[spokenOf.find(([pattern]) => pattern.test(placeholder.toLowerCase()))?.[1] ?? 'crate']
