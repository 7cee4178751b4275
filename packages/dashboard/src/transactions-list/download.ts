/** How long a browser may take to begin reading a file: it may ask the person first where to keep it. */
const READ_WITHIN_MS = 60_000

/** Hands a text to the browser as a file. */
export function download(name: string, text: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS)
}
