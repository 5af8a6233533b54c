import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

/** What was typed last time stands in the form again; `onDiscard` takes it away. */
export const RestoredDraft = ({ onDiscard }: { onDiscard: () => void }) => (
  <Banner tone="info">
    <span className="flex flex-wrap items-center gap-x-3">
      What you typed last time is back.
      <Button variant="quiet" size="small" onPress={onDiscard}>
        Discard it
      </Button>
    </span>
  </Banner>
)
