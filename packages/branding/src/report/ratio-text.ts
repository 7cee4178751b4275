/** A contrast as text, `15.9:1`. Rounded down, so that 4.46 is never shown as 4.5. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`
}
