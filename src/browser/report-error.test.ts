import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PartNotLoaded } from '#ui/failed-parts.ts'
import { CallFailed } from './call-failed.ts'
import { ErrorReports } from './report-error.ts'

let sent: string[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('window', { location: { pathname: '/shop' } })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { errorMessage: string }).errorMessage)
    return Promise.resolve(new Response(null, { status: 503 }))
  })
})

afterEach(() => vi.unstubAllGlobals())

test('an error of a page is reported once, however often it is thrown [PLAT-7]', () => {
  const reports = new ErrorReports()
  for (let times = 0; times < 3; times++) reports.report(new TypeError('rows is undefined'))
  expect(sent).toEqual(['TypeError: rows is undefined'])
})

test('a page reports five different errors and no more [PLAT-7]', () => {
  const reports = new ErrorReports()
  for (let each = 0; each < 9; each++) reports.report(new Error(`error ${each}`))
  expect(sent).toEqual([0, 1, 2, 3, 4].map((each) => `Error: error ${each}`))
})

test('a failed call, a part that was not loaded and a cancelled call are not reported [PLAT-7]', () => {
  const reports = new ErrorReports()
  reports.report(new CallFailed({ code: 'busy', status: 503, message: 'Busy' }))
  reports.report(new PartNotLoaded(new Error('404')))
  reports.report(new DOMException('aborted', 'AbortError'))
  reports.report('not an error')
  expect(sent).toEqual([])
})
