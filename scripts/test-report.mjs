import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * How many tests of a run passed and failed, and a line for each that failed; a run without a
 * readable report is one failure.
 */
export function countTests(reportFile, count, status) {
  let counts
  try {
    counts = count(JSON.parse(readFileSync(reportFile, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, failures: ['The run ended without a report'] }
  }
  // An error outside of any test (a broken set-up, an unhandled rejection) fails the run without
  // failing a test.
  if (status !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, failures: ['An error outside of the tests: see above'] }
  return counts
}

const firstLines = (text = '') => stripVTControlCharacters(text).split('\n').slice(0, 6).join(' ').slice(0, 600)

/** Vitest's JSON report: a file that cannot be loaded has no tests, and counts as one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLines(failureMessages?.[0])}`),
    ...(unloadable.some((each) => each.name === name) ? [`${name}: ${firstLines(message)}`] : []),
  ])
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length, failures }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * Playwright's JSON report: an error outside of a journey is a failure. A journey that passed only
 * at the second try, which CI alone allows, has passed; the output names it as flaky.
 */
export function countPlaywright({ stats, errors, suites = [] }) {
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `${file}: ${title}: ${firstLines(tests[0]?.results.at(-1)?.error?.message)}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...failures, ...errors.map(({ message }) => firstLines(message))],
  }
}
