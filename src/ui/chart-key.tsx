/** What a colour of a chart stands for; printed in its colour. */
export const ChartKey = ({ look, children }: { look: string; children: string }) => (
  <span className="flex items-center gap-1.5">
    <span className={`h-3 w-5 rounded-[3px] [print-color-adjust:exact] ${look}`} />
    {children}
  </span>
)
