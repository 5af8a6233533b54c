import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { Lazily } from '#browser/web-area.ts'

/** A component of a manifest, loaded when it is first shown. */
export const lazily = <Props extends object>(load: Lazily<Props>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load() }))
