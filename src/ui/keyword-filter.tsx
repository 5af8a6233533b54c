/** Longest keyword a list is searched for, in characters. */
const maxLength = 100

/**
 * UI-8: the search field among the filters of a list: the caller sends what was typed when typing
 * rests; Enter and leaving the field send it at once.
 */
export function KeywordFilter({
  label,
  name,
  className = '',
  keyword,
  typed: { text, type, sendNow },
}: {
  label: string
  name?: string
  /** Of the label around the field. */
  className?: string
  /** The one the list shows. */
  keyword: string
  /** Of `useTypedKeyword`. */
  typed: { text: string; type: (text: string) => void; sendNow: () => void }
}) {
  return (
    <label className={className}>
      <span className="field-label">{label}</span>
      <input
        type="search"
        name={name}
        className="field"
        value={text}
        maxLength={maxLength}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          sendNow()
        }}
        onBlur={() => text.trim() !== keyword && sendNow()}
      />
    </label>
  )
}
