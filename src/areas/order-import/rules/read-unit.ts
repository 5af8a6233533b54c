/** The two units of an order (S0 section 3: 1 Case, 2 Each). */
export type Unit = 'CS' | 'EA'

/** How files write them, in lower case without accents: English, French, Spanish, German. */
const words: ReadonlyMap<string, Unit> = new Map([
  ...['cs', 'cse', 'case', 'cases', 'ca', 'caisse', 'caisses', 'caja', 'cajas', 'cj'].map(
    (word) => [word, 'CS'] as const,
  ),
  ...['ea', 'each', 'eaches', 'pc', 'pcs', 'piece', 'pieces', 'pce', 'unit', 'units'].map(
    (word) => [word, 'EA'] as const,
  ),
  ...['karton', 'kartons', 'ktn', 'kiste', 'kisten'].map((word) => [word, 'CS'] as const),
  ...['stuck', 'stk'].map((word) => [word, 'EA'] as const),
  ...['unite', 'unites', 'unidad', 'unidades', 'pieza', 'piezas', 'pza', 'pzas'].map((word) => [word, 'EA'] as const),
])

/** Other units: a row in one of them cannot be ordered from a file. */
const otherUnits = new Set(
  'lb lbs kg g oz fl gal l lt ml qt pt bx box bag bg pk pkg pack dz doz dozen jar can tub ct btl bottle roll tray bunch'.split(
    ' ',
  ),
)

const fold = (cell: string): string =>
  cell.trim().slice(0, 20).replace(/\.$/, '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * IMPORT-1: the unit a cell names; null for any other, such as a pound or a box, as a guess would
 * order the wrong quantity.
 */
export const readUnit = (cell: string): Unit | null => words.get(fold(cell)) ?? null

/** True for the name of any unit, including those that cannot be ordered. */
export const isUnitName = (cell: string): boolean => words.has(fold(cell)) || otherUnits.has(fold(cell))
