import { reportBrowserError, reportLimits } from '#areas/browser-errors/browser-errors.endpoints.ts'
import { PartNotLoaded } from '#ui/failed-parts.ts'
import { isCallFailed } from './call-failed.ts'
import { callEndpoint } from './client.ts'
import { ownBuild } from './portal-build.ts'

/** Errors of one page that are sent; what fails in a loop is one error. */
const maxReports = 5

/** One page's reports: what was sent is not sent again. */
export class ErrorReports {
  readonly #sent = new Set<string>()

  /**
   * PLAT-7: sends an error to the server's log, each once. Failed calls and parts that were not
   * loaded are no faults of the page.
   */
  report(error: unknown): void {
    if (!(error instanceof Error) || isCallFailed(error) || error instanceof PartNotLoaded) return
    if (error.name === 'AbortError' || this.#sent.has(error.message) || this.#sent.size >= maxReports) return
    this.#sent.add(error.message)
    void send(error)
  }

  /** Reports what no code catches. */
  listen(): void {
    window.addEventListener('error', ({ error }) => this.report(error))
    window.addEventListener('unhandledrejection', ({ reason }) => this.report(reason))
  }
}

/** Where the server cannot be reached, nothing is reported. */
async function send({ name, message, stack = '' }: Error): Promise<void> {
  const body = {
    release: ownBuild() ?? '',
    screenPath: window.location.pathname.slice(0, reportLimits.screenPath),
    errorMessage: `${name}: ${message}`.slice(0, reportLimits.errorMessage),
    errorStack: stack.slice(0, reportLimits.errorStack),
  }
  try {
    await callEndpoint(reportBrowserError, { body })
  } catch {
    // A report that is lost stays lost: it must not be the page's next error.
  }
}
