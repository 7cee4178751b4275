import { Stack } from '@coffer/ui-kit/layout'

export function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <Stack gap={4}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  )
}
