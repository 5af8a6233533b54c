import { type ComponentType, createContext } from 'react'

/** A tab of the profile that another area fills. */
export interface ProfileSlot {
  readonly Content: ComponentType
  /** Stands right of the title while the tab is shown. */
  readonly Button: ComponentType
}

/**
 * What areas above the profile show in its tabs, by the tab. The application provides it, as the
 * profile knows no area above it.
 */
export const ProfileSlotsContext = createContext<ReadonlyMap<string, ProfileSlot>>(new Map())
