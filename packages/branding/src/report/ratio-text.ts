/** A contrast as designers write it, `15.9:1`. Rounded down, so that 4.46 never passes for 4.5. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`
}
