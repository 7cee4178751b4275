/** The time a browser has to start reading the file: it may first ask where to save it. */
const READ_WITHIN_MS = 60_000

/** Downloads a text as a file. */
export function download(name: string, text: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS)
}
