import type { DialogProps } from '#browser/web-area.ts'
import { Button } from '#ui/button.tsx'
import { DateRange } from '#ui/date-range.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { plural } from '#kit/text.ts'
import { orderRangeLimits } from '../rules/order-range.ts'
import { filtersInUse } from './filters-in-use.ts'
import { DateTypeFilter, KindFields, ScopeFields } from './order-filter-fields.tsx'
import { useOrderList } from './use-order-list.ts'

/** ORDER-1: every filter of the list; each acts as soon as it is chosen, on page 1. */
export function OrderFiltersSheet({ close }: DialogProps) {
  const {
    search,
    change,
    list: { data },
  } = useOrderList()
  const limits = data && orderRangeLimits(data.today)
  const inUse = filtersInUse(search)
  const all = Object.assign({}, ...inUse.map(({ off }) => emptied(off))) as Record<string, undefined>
  return (
    <SideSheet
      title="Filters"
      isOpen
      onClose={close}
      footer={
        <div className="flex justify-end gap-2">
          <Button isDisabled={inUse.length === 0} onPress={() => change(all)}>
            Clear all
          </Button>
          <Button variant="primary" onPress={close}>
            {data?.totalRecords === undefined ? 'Show orders' : `Show ${plural(data.totalRecords, 'order')}`}
          </Button>
        </div>
      }
    >
      <search className="grid gap-6 px-5 py-4">
        <Group title="Dates">
          <div className="col-span-full">
            <DateTypeFilter search={search} change={change} />
          </div>
          <DateRange
            value={{ from: search.from ?? null, to: search.to ?? null }}
            usual={data}
            min={limits?.from}
            max={limits?.to}
            onChange={change}
          />
        </Group>
        <Group title="Kind">
          <KindFields search={search} change={change} />
        </Group>
        <Group title="Customer">
          <ScopeFields search={search} change={change} />
        </Group>
      </search>
    </SideSheet>
  )
}

/** A filter of several values is emptied as a whole. */
const emptied = (off: object) => Object.fromEntries(Object.keys(off).map((name) => [name, undefined]))

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="empty:hidden">
      <h3 className="pb-2 font-semibold">{title}</h3>
      <div className="grid grid-cols-2 items-start gap-3 *:min-w-0 max-[22rem]:grid-cols-1">{children}</div>
    </section>
  )
}
