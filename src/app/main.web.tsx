import '#ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { loadMe } from '#browser/current-user.ts'
import { finishForgetting } from '#browser/kept-databases.ts'
import { forgetKeptOfPunchout } from '#browser/kept-for-user.ts'
import { listenToKeys } from '#browser/shortcuts.ts'
import { isPunchoutTab, readPunchoutTab } from '#browser/punchout-tab.ts'
import { queryClient } from '#browser/query-client.ts'
import { ErrorReports } from '#browser/report-error.ts'
import { startTheme } from '#browser/theme.ts'
import { areas } from './areas.web.ts'
import { awaitPalette } from './shell/await-palette.ts'
import { createPortalRouter, Frame } from './shell/create-portal-router.tsx'
import { checkPortal } from './shell/guard.ts'
import { isPublicPath } from './shell/is-public-path.ts'
import { preloadScreen } from './shell/preload-screen.ts'
import { startKeeping } from './shell/reconnect.ts'
import { takeOverNewBuild } from './shell/take-over-build.ts'

const errors = new ErrorReports()
errors.listen()
if (readPunchoutTab()) forgetKeptOfPunchout()
finishForgetting()
startTheme()
listenToKeys()
if (!isPunchoutTab()) startKeeping()
// Asked for at once, while the first screen's code is still on its way; the guard reports a
// failure.
if (!isPublicPath(areas, window.location.pathname)) {
  checkPortal().catch(() => undefined)
  loadMe().catch(() => undefined)
  void Frame.preload()
}
const router = createPortalRouter(areas)
preloadScreen(router, window.location.pathname)
takeOverNewBuild(router)
if (!isPublicPath(areas, window.location.pathname)) awaitPalette(router, areas)

/** A screen or part that failed says so itself; the log learns of it as well. */
const onCaughtError = (error: unknown) => {
  console.error(error)
  errors.report(error)
}

createRoot(document.getElementById('root')!, { onCaughtError }).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
