import { readFileSync } from 'node:fs'

/** How many tests of a run passed and failed; a run without a readable report is one failure. */
export function countTests(reportFile, count, status) {
  let counts
  try {
    counts = count(JSON.parse(readFileSync(reportFile, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
  // An error outside of any test (a broken set-up, an unhandled rejection) fails the run without
  // failing a test.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** Vitest's JSON report: a file that cannot be loaded has no tests, and counts as one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length }
}

/**
 * Playwright's JSON report: an error outside of a journey is a failure. A journey that passed only
 * at the second try, which CI alone allows, has passed; the output names it as flaky.
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}
