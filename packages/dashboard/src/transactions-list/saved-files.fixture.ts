import { vi } from 'vitest'

/** Records the text of each file downloaded from now on. */
export function savedFiles(): () => Promise<string[]> {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return () =>
    Promise.all(
      files.map(async (file) =>
        new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()),
      ),
    )
}
