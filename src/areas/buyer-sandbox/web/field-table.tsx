import type { SimulatedMessage } from '../simulated.ts'

/** PUNCH-5: fields of a form as they came. */
export const FieldTable = ({ fields }: { fields: NonNullable<SimulatedMessage['fields']> }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div tabIndex={0} role="group" aria-label="Fields" className="max-h-96 overflow-auto rounded-control bg-sunken">
    <table className="w-full text-12">
      <thead className="sr-only">
        <tr>
          <th>Name</th>
          <th>Value</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(([name, value], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names repeat, and fields never move
          <tr key={index} className="border-b border-line last:border-0 align-top">
            <td className="px-3 py-1 font-mono whitespace-nowrap">{name}</td>
            <td className="px-3 py-1 wrap-anywhere">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
