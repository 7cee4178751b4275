import { Stack } from '@coffer/ui-kit/layout'

/** An address, line under line. */
export function Lines({ of }: { of: readonly string[] }) {
  return (
    <Stack gap={4}>
      {of.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  )
}
