import { createContext, type ReactNode } from 'react'
import type { OrderProps } from './web-area.ts'

/**
 * Renders what areas above orders say about one, such as how it was received. The application
 * provides it, as the area that shows an order knows no area above it.
 */
export const OrderNotesContext = createContext<(of: OrderProps) => ReactNode>(() => null)
