import { useEffect } from 'react'
import { Outlet } from '@tanstack/react-router'
import { listenToServer } from '#browser/live-events.ts'

/** The frame of every screen behind sign-in. */
export function Frame() {
  useEffect(() => listenToServer(), [])
  return (
    <main id="content">
      <Outlet />
    </main>
  )
}
