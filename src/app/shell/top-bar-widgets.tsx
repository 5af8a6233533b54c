import { Suspense } from 'react'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { areas } from '../areas.web.ts'
import { useTopBarWidgets } from './use-navigation.ts'

const components = new Map(
  areas
    .flatMap((area) => area.topBarWidgets ?? [])
    .map((widget) => [widget.name, loadOnDemand(widget.widget, 'compact')]),
)

/**
 * What areas bring to the bar, such as the cart; its place is kept free, and a failure stays in it.
 */
export function TopBarWidgets({ row }: { row: 'only' | 'first' | 'second' }) {
  const widgets = useTopBarWidgets().filter(
    ({ isSecondRow = false }) => row === 'only' || isSecondRow === (row === 'second'),
  )
  return widgets.map(({ name, width }) => {
    const Widget = components.get(name)!
    return (
      <div key={name} className="flex shrink-0 justify-end" style={{ minWidth: width }}>
        <Suspense>
          <Widget />
        </Suspense>
      </div>
    )
  })
}
