import { Pencil, SearchX, Trash2 } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Group, Sample } from './sample.tsx'

const nothing = () => undefined

/** Buttons, states and messages. */
export function MessageSamples() {
  return (
    <Group title="Actions and messages">
      <Sample name="Buttons">
        <span className="flex flex-wrap gap-2">
          <Button variant="primary" onPress={nothing}>
            Place order
          </Button>
          <Button onPress={nothing}>Cancel</Button>
          <Button variant="quiet" onPress={nothing}>
            Show all
          </Button>
          <Button variant="danger" onPress={nothing}>
            Discard
          </Button>
          <Button variant="primary" isPending onPress={nothing}>
            Saving
          </Button>
          <Button variant="primary" disabledReason="Choose a delivery date first" onPress={nothing}>
            Place order
          </Button>
        </span>
      </Sample>
      <Sample name="Icon buttons">
        <span className="flex">
          <IconButton label="Edit" onPress={nothing}>
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label="Discard" disabledReason="This cart is locked by its owner." onPress={nothing}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
          <CopyButton text="0012345" label="Copy item number" />
        </span>
      </Sample>
      <Sample name="Badges and chips">
        <span className="flex flex-wrap gap-1">
          {(['neutral', 'good', 'info', 'warning', 'danger'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Chip removeLabel="Remove filter Bestseller" onRemove={nothing}>
            Bestseller
          </Chip>
        </span>
      </Sample>
      <Sample name="Banners">
        <Banner tone="info">A new price list is in force from Monday.</Banner>
        <Banner tone="warning" onClose={nothing}>
          The selected delivery date will need approval since it is not a valid routing day.
        </Banner>
        <Banner tone="danger">The order could not be placed.</Banner>
      </Sample>
      <Sample name="Progress and waiting">
        <ProgressBar label="Reading the file" percent={64} />
        <ProgressBar label="Waiting" percent={null} />
        <Spinner />
        <Skeleton className="h-8 w-full" />
        <Refreshing isRefreshing>A list that is being read again</Refreshing>
      </Sample>
      <Sample name="Money and keys">
        <p>
          <MoneyText cents={123_456} /> · <MoneyText cents={98_765} isEstimate /> · <Kbd>/</Kbd> <Kbd>g</Kbd>{' '}
          <Kbd>c</Kbd>
        </p>
      </Sample>
      <Sample name="Empty">
        <EmptyState
          title="Nothing found"
          picture={<SearchX size={36} aria-hidden="true" />}
          action={<Button>Clear filters</Button>}
        >
          Try fewer words.
        </EmptyState>
      </Sample>
      <Sample name="Failed">
        <ErrorState failure={{ status: 503, message: 'Larder is busy, please try again.' }} onRetry={nothing} />
      </Sample>
      <Sample name="Failed, one card among others">
        <ErrorState
          isCompact
          failure={{ status: 503, message: 'Larder is busy, please try again.' }}
          what="Your orders"
          onRetry={nothing}
        />
      </Sample>
    </Group>
  )
}
