import { Building2 } from 'lucide-react'
import { customerScreen } from '#areas/customer-pages/customer-pages.addresses.ts'
import { listCustomers } from '#areas/customer-pages/customer-pages.endpoints.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import type { Command } from './command.ts'
import { type Found, maxOfAKind } from './use-found-commands.ts'

/** SHELL-10: the customers a member of staff looks after, by name, number or ship-to. */
export function useFoundCustomers(typed: string): Found {
  const isStaff = useActor().kind === 'internal'
  const go = useGo()
  const keyword = useDebounced(typed, suggestDebounceMs)
  const isWanted = isStaff && keyword.length > 1 && keyword.length <= 100
  const query = { keyword, pageSize: maxOfAKind }
  const { data, isFetching, error, refetch } = useCall(listCustomers, isWanted ? { query } : null, {
    keepPrevious: true,
  })
  const customers = isWanted && typed.length > 1 ? (data?.customers ?? []) : []
  const commands = customers.map((customer): Command => ({
    id: `customer ${customer.division}/${customer.billTo}`,
    kind: 'Customers',
    label: customer.name,
    detail: [customer.billTo, customer.city, customer.division].filter(Boolean).join(' · '),
    icon: Building2,
    run: () => go(customerScreen.at(customer), { replace: true }),
  }))
  return {
    commands,
    isSearching: isWanted && (isFetching || keyword !== typed),
    retry: isWanted && error ? () => void refetch() : undefined,
  }
}
