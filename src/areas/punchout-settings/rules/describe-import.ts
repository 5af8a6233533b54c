/** S1 sections 5 and 8: how an import went, in one sentence. */
export const describeImport = (failed: number): string =>
  failed === 0 ? 'Punchout ship-to mapping imported successfully' : 'File contains invalid ship-tos'
