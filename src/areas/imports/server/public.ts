export { encodingOf, encodings, type Encoding } from './decode-text.ts'
export { importBytes, importRows, type ImportFormat } from './import-file.ts'
export { UnreadableFile } from './source-row.ts'
