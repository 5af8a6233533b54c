import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { UserDetail } from '../user.ts'
import { activateUser, deactivateUser, resetUserMfaPhone, resetUserPassword } from '../users.endpoints.ts'
import { reasonOf } from './form-end.tsx'
import { useChangeUser } from './use-change-user.ts'

interface Action {
  readonly id: 'password' | 'mfa' | 'activate' | 'deactivate'
  readonly title: string
  readonly text: string
  readonly verb: string
  readonly ability: string | null
  readonly isDangerous?: boolean
  readonly question: string
}

const actionsOf = (user: UserDetail): Action[] => [
  user.state === 'notInvited'
    ? {
        id: 'password',
        title: 'Invitation',
        text: 'No invitation was sent yet; without it the user has no password.',
        verb: 'Send invitation',
        ability: user.abilities.resetPassword,
        question: `Send an invitation to ${user.email}?`,
      }
    : user.state === 'invited'
      ? {
          id: 'password',
          title: 'Invitation',
          text: 'The user has not set a password yet.',
          verb: 'Send again',
          ability: user.abilities.resetPassword,
          question: `Send the invitation to ${user.email} again? The previous link stops working.`,
        }
      : {
          id: 'password',
          title: 'Password',
          text: 'Signs the user out everywhere and mails them a link to set a new one.',
          verb: 'Reset password',
          ability: user.abilities.resetPassword,
          question: `Reset the password of ${user.name}? They are signed out, and a link to set a new one goes to ${user.email}.`,
        },
  {
    id: 'mfa',
    title: 'Two-factor sign-in',
    text: user.hasSecondFactor ? 'Removes the phone; a new one is set up at the next sign-in.' : 'Not set up.',
    verb: 'Reset MFA phone',
    ability: user.abilities.resetMfaPhone,
    question: `Reset the MFA phone of ${user.name}? They are signed out, and set up a new one at the next sign-in.`,
  },
  user.state === 'inactive'
    ? {
        id: 'activate',
        title: 'Inactive',
        text: 'The user cannot sign in.',
        verb: 'Activate',
        ability: user.abilities.activate,
        question: `Activate ${user.name}? They can sign in again.`,
      }
    : {
        id: 'deactivate',
        title: 'Access',
        text: 'Signs the user out everywhere; they cannot sign in any more.',
        verb: 'Deactivate',
        ability: user.abilities.deactivate,
        isDangerous: true,
        question: `Deactivate ${user.name}? They are signed out everywhere and cannot sign in any more.`,
      },
]

/** USERS-1: the actions on an account; each asks for confirmation, and a disabled one shows why. */
export function AccountActions({ user }: { user: UserDetail }) {
  const [asked, setAsked] = useState<Action>()
  const close = () => setAsked(undefined)
  const acts = {
    password: useChangeUser(resetUserPassword, close),
    mfa: useChangeUser(resetUserMfaPhone, close),
    activate: useChangeUser(activateUser, close),
    deactivate: useChangeUser(deactivateUser, close),
  }
  return (
    <>
      <ul className="rounded-dialog border border-line bg-raised">
        {actionsOf(user).map((action) => (
          <li
            key={action.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3 last:border-0"
          >
            <span className="min-w-56 flex-1">
              <span className="block font-medium">{action.title}</span>
              <span className="block text-13 text-muted">{action.text}</span>
            </span>
            <Button disabledReason={reasonOf(action.ability)} onPress={() => setAsked(action)}>
              {action.verb}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={asked.title === 'Access' ? 'Deactivate user' : asked.verb}
          confirmLabel={asked.verb}
          isDangerous={asked.isDangerous ?? false}
          isOpen
          isPending={acts[asked.id].isRunning}
          onConfirm={() => !acts[asked.id].isRunning && acts[asked.id].run({ params: { userId: user.userId } })}
          onClose={close}
        >
          {asked.question}
        </ConfirmDialog>
      )}
    </>
  )
}
