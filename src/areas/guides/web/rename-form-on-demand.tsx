import { loadOnDemand } from '#ui/load-on-demand.tsx'

/** The form of another name; it comes with the dialog that asks for one. */
export const RenameForm = loadOnDemand(() => import('./rename-form.tsx').then((module) => module.RenameForm), 'dialog')
