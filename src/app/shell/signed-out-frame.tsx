import { lazy, type ReactNode, Suspense } from 'react'
import { PartBoundary } from './part-boundary.tsx'

const PublicBanners = lazy(() =>
  import('#areas/announcements/web/public.tsx').then((module) => ({ default: module.PublicBanners })),
)

/** SHELL-4: the sign-in screens with the announcements for everybody above them, together as high as the window. */
export function SignedOutFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <div>
        <PartBoundary>
          <Suspense>
            <PublicBanners />
          </Suspense>
        </PartBoundary>
      </div>
      {children}
    </div>
  )
}
