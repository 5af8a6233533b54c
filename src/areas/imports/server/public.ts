export { encodingOf, encodings, type Encoding } from './decode-text.ts'
export { importBytes, importRows, type ImportFormat } from './import-file.ts'
export { readRefusedRows, readRuns } from './read-runs.ts'
export { UnreadableFile } from './source-row.ts'
