import type { ComponentProps } from 'react'
import type { DialogProps } from '#browser/web-area.ts'
import { SideSheet } from '#ui/side-sheet.tsx'
import { useDocked } from '../use-docked.ts'
import { CreditDetail } from './credit-detail.tsx'

/**
 * CREDIT-1 to 4: one request over any screen: `?request=ID`. Over a wide queue it is the queue's
 * own pane.
 */
export const CreditSheet = (props: DialogProps) => !useDocked() && <CreditDetail {...props} frame={Sheet} />

const Sheet = (props: Omit<ComponentProps<typeof SideSheet>, 'isOpen'>) => <SideSheet {...props} isOpen />
