import type { OrderFile } from '../order-import.ts'

const separators = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const

/**
 * '240 rows, 6 columns, semicolon-separated': how the file was parsed, so that a mistake is noticed
 * at once.
 */
export function fileFacts({
  rowCount,
  columns,
  format,
  separator,
  encoding,
}: Pick<OrderFile, 'rowCount' | 'columns' | 'format' | 'separator' | 'encoding'>): string {
  const count = (many: number, one: string) => `${many.toLocaleString('en-US')} ${one}${many === 1 ? '' : 's'}`
  return [
    count(rowCount, 'row'),
    count(columns.length, 'column'),
    ...(format === 'xlsx' ? ['Excel workbook'] : []),
    ...(separator ? [`${separators[separator]}-separated`] : []),
    // UTF-8 is expected; only other encodings are mentioned.
    ...(encoding && encoding !== 'utf-8' ? [encoding] : []),
  ].join(', ')
}
