import { FileSpreadsheet, X } from 'lucide-react'
import { plural } from '#kit/text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Select } from '#ui/select.tsx'
import { Upload } from '#ui/upload.tsx'
import { type MappingColumn, mappingColumns, maxMappingRows } from '#areas/punchout-settings/ship-to-mapping.ts'
import type { useMappingFile } from './use-mapping-file.ts'

const fields = Object.keys(mappingColumns) as MappingColumn[]
const none = 'none'
const maxKb = 4096

/** PUNCH-2: the file, and the column of each field with two of its values. */
export function MapColumns({ work, mapped }: { work: ReturnType<typeof useMappingFile>; mapped: number }) {
  const { chosen, mapping, problem, failure } = work
  if (!chosen || !mapping)
    return (
      <>
        {work.unread && <TryAgain message={work.unread.message} onPress={work.remove} />}
        {!work.unread && (
          <Upload
            label="Choose a file"
            accept="text/csv,.csv,.txt"
            limitKb={maxKb}
            hint={`CSV with a header row, up to ${maxMappingRows.toLocaleString('en-US')} rows`}
            onFile={work.choose}
          />
        )}
      </>
    )
  const { columns, rows } = chosen.file
  const options = columns.map(({ index, header }) => ({ value: String(index), label: header }))
  const isAboutColumn = problem?.field !== undefined
  return (
    <>
      <div className="flex items-center gap-3 rounded-control border border-line bg-surface py-2 pr-1 pl-3">
        <FileSpreadsheet size={20} aria-hidden="true" className="shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{chosen.name}</p>
          <p className="figures text-13 text-muted" role="status">
            {plural(rows.length, 'row')}
          </p>
        </div>
        <IconButton label="Remove the file" onPress={work.remove}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {mapped > 0 && (
        <Banner tone="info">The file replaces the mapping of {plural(mapped, 'ship-to')} as it is now.</Banner>
      )}
      {problem && !isAboutColumn && <Banner tone="danger">{problem.message}</Banner>}
      {failure && (
        <Banner tone="danger">
          {work.failedRow !== undefined && `Row ${work.failedRow.toLocaleString('en-US')}: `}
          {failure.message}
        </Banner>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {fields.map((field) => {
          const index = mapping[field]
          const isRequired = field !== 'punchoutGroupId'
          return (
            <div
              key={field}
              className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <Select
                label={mappingColumns[field]}
                options={[{ value: none, label: 'Not in this file' }, ...options]}
                value={index === null ? (isRequired ? null : none) : String(index)}
                placeholder="Choose a column"
                onChange={(value) => work.setMapping({ ...mapping, [field]: value === none ? null : Number(value) })}
                error={problem?.field === field ? problem.message : undefined}
              />
              {index !== null && <Examples values={columns[index]?.examples ?? []} />}
            </div>
          )
        })}
      </div>
    </>
  )
}

/** The first values of the chosen column, level with its field. */
const Examples = ({ values }: { values: readonly string[] }) => (
  <p className="figures min-w-0 text-13 text-muted md:pt-6">
    {values.length === 0
      ? 'No values'
      : values.map((value, place) => (
          <span key={place} className="block truncate leading-[18px]">
            {value}
          </span>
        ))}
  </p>
)

const TryAgain = ({ message, onPress }: { message: string; onPress: () => void }) => (
  <Banner tone="danger">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1">
      <span className="min-w-0">{message}</span>
      <Button size="small" onPress={onPress}>
        Try Again
      </Button>
    </div>
  </Banner>
)
