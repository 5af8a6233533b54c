/**
 * Cells a spreadsheet would run as a formula start with one of these, the full-width forms
 * included; apostrophes before it count along.
 */
const dangerous = /^'*[=+\-@\t\r\0＝＋－＠]/
const plainNumber = /^-?\d+(\.\d+)?$/

/** IMPORT-2: a formula-like cell gets a leading apostrophe; real negative numbers stay numbers. */
export const neutralizeCell = (cell: string): string =>
  dangerous.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell

/**
 * The inverse for our own files read back: strips the apostrophe that `neutralizeCell` put there.
 */
export const restoreCell = (cell: string): string =>
  cell.startsWith("'") && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/**
 * RFC 4180 text with CRLF line ends, every cell escaped so that no spreadsheet runs it as a
 * formula.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map((cell) => quoted(neutralizeCell(String(cell)))).join(',') + '\r\n').join('')
