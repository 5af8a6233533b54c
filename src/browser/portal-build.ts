import { useSyncExternalStore } from 'react'
import { buildMeta } from '#contract/portal-build.ts'

/**
 * The build this page came from. Read when asked: rule tests import this file and have no document.
 */
export const ownBuild = () => document.querySelector<HTMLMetaElement>(`meta[name="${buildMeta}"]`)?.content
const listeners = new Set<() => void>()
let newer: string | undefined

/** Records the build of the server that responded; null when it does not say. */
export function noteBuild(build: string | null): void {
  if (!build || build === newer) return
  const own = ownBuild()
  if (!own || build === own) return
  newer = build
  for (const listener of listeners) listener()
}

/**
 * The name of a build other than this page's that the server has files of; undefined while there is
 * none.
 */
export const newerBuild = (): string | undefined => newer

/**
 * Calls `listener` when a response comes from another build; returns the function that
 * unsubscribes.
 */
export function onNewerBuild(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** True once the server has another build than this page. */
export const useIsOutdated = (): boolean => useSyncExternalStore(onNewerBuild, () => newer !== undefined)
