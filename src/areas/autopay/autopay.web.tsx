import { CalendarClock } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import { addAutopayDialog, autopayScreen, editScheduleDialog, scheduleDialog } from './autopay.addresses.ts'

const viewing = { needs: ['viewAutopay'] } as const
const adding = { needs: ['viewAutopay', 'addAutopay'] } as const

/** Autopay: schedules that pay invoices by themselves. */
export const autopayWeb: WebArea = {
  name: 'autopay',
  routes: [
    {
      screen: autopayScreen,
      title: 'Autopay',
      rule: viewing,
      component: () => import('./web/autopay-screen.tsx').then((module) => module.AutopayScreen),
    },
  ],
  navigation: [
    {
      label: 'Autopay',
      to: autopayScreen.at(),
      order: 47,
      icon: CalendarClock,
      rule: viewing,
      isHiddenForProspects: true,
      keys: 'g a',
      words: 'automatic payment schedules recurring next runs',
    },
  ],
  commands: [
    {
      label: 'Set up autopay',
      to: autopayScreen.at({}, addAutopayDialog.open()),
      rule: adding,
      isHiddenForProspects: true,
      words: 'automatic payment schedule recurring',
    },
  ],
  dialogs: [
    {
      dialog: addAutopayDialog,
      rule: adding,
      component: () => import('./web/add-schedule-dialog.tsx').then((module) => module.AddScheduleDialog),
    },
    {
      dialog: editScheduleDialog,
      rule: adding,
      component: () => import('./web/edit-schedule-dialog.tsx').then((module) => module.EditScheduleDialog),
    },
    {
      dialog: scheduleDialog,
      rule: viewing,
      component: () => import('./web/schedule-sheet.tsx').then((module) => module.ScheduleSheet),
    },
  ],
}
