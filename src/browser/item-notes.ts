import { createContext, type ReactNode } from 'react'
import type { ItemNoteProps } from './web-area.ts'

/**
 * Renders the notes of all areas on an item. The application provides it, as the area that shows an
 * item knows no area above it.
 */
export const ItemNotesContext = createContext<(of: ItemNoteProps) => ReactNode>(() => null)
