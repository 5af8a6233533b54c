import { type ReactNode, Suspense } from 'react'
import { loadOnDemand } from '#ui/load-on-demand.tsx'

const PublicBanners = loadOnDemand(() =>
  import('#areas/announcements/web/public.tsx').then((module) => module.PublicBanners),
)

/**
 * SHELL-4: the sign-in screens with the announcements for everybody above them, together as high as
 * the window.
 */
export function SignedOutFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <div>
        <Suspense>
          <PublicBanners />
        </Suspense>
      </div>
      {children}
    </div>
  )
}
