/** Says after a second that something, such as 'the recipe', is still on its way. */
export const SlowWords = ({ what, className = '' }: { what: string; className?: string }) => (
  <span className={`appear-slow block text-13 ${className}`}>Loading {what}: this takes longer than usual.</span>
)
