import { assumeTenant, tenant } from '@coffer/session/tenant'
import { type ReactNode, useEffect, useState } from 'react'

const offer = { apy: '4.35', asOf: '2026-11-01', nationalAverage: { apy: '0.39', asOf: '2026-11-16' } }

/** A story whose tenant advertises a rate and configures the national average. */
export function WithOffer({ children }: { children: ReactNode }) {
  // Before the first render of the story.
  const [undo] = useState(() => {
    const before = tenant()
    assumeTenant({ ...before, offer })
    return () => assumeTenant(before)
  })
  useEffect(() => undo, [undo])
  return children
}
