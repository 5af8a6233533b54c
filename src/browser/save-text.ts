import { saveFile } from './save-file.ts'

/** Saves a text as a file of this name, as a download does. */
export function saveText(fileName: string, text: string, type = 'text/csv'): void {
  // Spreadsheets take CSV for the old code page unless a byte order mark says otherwise; plain
  // ASCII needs none.
  // oxlint-disable-next-line no-control-regex -- ASCII is what is asked for
  const mark = /^[\x00-\x7f]*$/.test(text) ? '' : '\uFEFF'
  saveFile(fileName, new Blob([mark + text], { type: `${type};charset=utf-8` }))
}
