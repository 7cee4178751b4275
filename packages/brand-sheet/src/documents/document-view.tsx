import { useEffect, useState } from 'react'
import { Small } from '../page/sheet.tsx'

/** A PDF in the browser's viewer, or the reason why it is not shown. */
export function DocumentView({ address, name }: { address: string; name: string }) {
  const isAvailable = useDocumentExists(address)
  if (isAvailable === null) return null
  if (!isAvailable)
    return <Small>This tenant’s documents are drawn when Storybook starts: start it again.</Small>
  return (
    <object
      data={`${address}#toolbar=0&view=FitH`}
      type="application/pdf"
      aria-label={name}
      style={{ display: 'block', width: '100%', height: '100vh', border: 0 }}
    >
      {/* The fallback for phones and browsers without a PDF viewer. */}
      <a href={address} target="_blank" rel="noreferrer">
        {name} (PDF, opens in a new tab)
      </a>
    </object>
  )
}

/** Whether the PDF exists; null until that is known. */
function useDocumentExists(address: string): boolean | null {
  const [known, setKnown] = useState<{ address: string; isAvailable: boolean } | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    fetch(address, { method: 'HEAD', signal: controller.signal }).then(
      ({ ok, headers }) =>
        setKnown({ address, isAvailable: ok && headers.get('Content-Type') === 'application/pdf' }),
      () => {
        if (!controller.signal.aborted) setKnown({ address, isAvailable: false })
      },
    )
    return () => controller.abort()
  }, [address])
  return known?.address === address ? known.isAvailable : null
}
