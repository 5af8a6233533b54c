import { CircleCheck, CircleX, Info, X } from 'lucide-react'
import {
  Button as AriaButton,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'
import { IconButton } from './icon-button.tsx'

/** What a toast says. */
export interface ToastMessage {
  tone: 'success' | 'error' | 'info'
  message: string
  /** Takes the action back, while the toast is there. */
  undo?: () => void
}

/** SHELL-9, in milliseconds. Those with something to press stay longer: WCAG asks for time to reach it. */
const duration = 3000
const durationWithUndo = 8000

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 })

/** Says something in passing. Errors that have a place on the page are shown there instead. */
export const showToast = (toast: ToastMessage): void =>
  void queue.add(toast, { timeout: toast.undo ? durationWithUndo : duration })

const looks = {
  success: { icon: CircleCheck, colour: 'text-action' },
  error: { icon: CircleX, colour: 'text-danger' },
  info: { icon: Info, colour: 'text-info' },
} as const

/** Where toasts appear; once in the app. */
export function Toasts() {
  return (
    <ToastRegion
      queue={queue}
      aria-label="Messages"
      className="fixed right-4 bottom-4 z-60 flex w-[min(400px,calc(100vw-32px))] flex-col gap-2 outline-none max-md:bottom-20"
    >
      {({ toast }) => {
        const { icon: Icon, colour } = looks[toast.content.tone]
        return (
          <AriaToast toast={toast} className="floating fade-in flex items-start gap-3 py-2 pr-2 pl-3.5">
            <Icon size={18} aria-hidden="true" className={`mt-2 shrink-0 ${colour}`} />
            <ToastContent className="min-w-0 flex-1 py-2 text-14">
              <Text slot="title" className="break-words">
                {toast.content.message}
              </Text>
            </ToastContent>
            {toast.content.undo && (
              <AriaButton
                className="mt-1 rounded-control px-2 py-1 text-14 font-semibold text-action data-hovered:bg-action-soft"
                onPress={() => {
                  toast.content.undo?.()
                  queue.close(toast.key)
                }}
              >
                Undo
              </AriaButton>
            )}
            <IconButton slot="close" label="Dismiss">
              <X size={16} aria-hidden="true" />
            </IconButton>
          </AriaToast>
        )
      }}
    </ToastRegion>
  )
}
