const WIDTH = 110

/** The text of a tenant's JSON file as oxfmt formats it: a list that fits is on one line. Line breaks within texts are escaped. */
export function formatJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
  const short = text.replaceAll(/^(.*)\[\n([^[\]{}]*?)\n\s*\]/gm, (whole, before: string, inner: string) => {
    const line = `${before}[${inner.trim().replaceAll(/\n\s*/g, ' ')}]`
    return line.length < WIDTH ? line : whole
  })
  return `${short}\n`
}
