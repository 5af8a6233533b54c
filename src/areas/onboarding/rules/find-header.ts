/** Rows among which the header of a sheet is looked for. */
const searchedRows = 20
/** A title fills a cell or two; a header most of its table's width. */
const leastFilled = 0.5

/**
 * PLAT-3: the index of the row with the headers of a sheet: above it reports have a title, who
 * printed it and when.
 */
export function findHeader(rows: readonly (readonly (string | number)[])[]): number {
  const widths = rows.slice(0, searchedRows).map((cells) => cells.filter((cell) => String(cell).trim() !== '').length)
  return widths.findIndex((width) => width > 0 && width >= Math.max(...widths) * leastFilled)
}
