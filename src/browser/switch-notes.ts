import { createContext, type ReactNode } from 'react'
import type { SwitchProps } from './web-area.ts'

/**
 * Renders what areas say about one item taking another's place. The application provides it, as
 * guides and carts know no area above them.
 */
export const SwitchNotesContext = createContext<(of: SwitchProps) => ReactNode>(() => null)
