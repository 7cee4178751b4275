import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The module in a browser that enforces Trusted Types, and the names of the policies that it creates. */
async function inEnforcingBrowser() {
  const names: string[] = []
  const createPolicy = (name: string, rules: unknown) => {
    names.push(name)
    return rules
  }
  vi.stubGlobal('trustedTypes', { createPolicy })
  return { names, trusted: await import('./trusted-types.ts') }
}

describe('the Trusted Types policy', () => {
  it('The Trusted Types policy is created once, with the name that the CSP allows', async () => {
    const { names, trusted } = await inEnforcingBrowser()
    expect(trusted.textOfHtml('<p>Fees &amp; limits</p><script>alert(1)</script>')).toContain('Fees & limits')
    trusted.textOfHtml('<b>again</b>')
    expect(names).toEqual(['coffer'])
  })

  it('The Trusted Types policy allows only scripts from this origin or over https', async () => {
    const { trusted } = await inEnforcingBrowser()
    expect(trusted.scriptElement('https://linking.example/initialize.js').src).toBe(
      'https://linking.example/initialize.js',
    )
    for (const address of ['http://linking.example/initialize.js', 'data:text/javascript,alert(1)'])
      expect(() => trusted.scriptElement(address)).toThrow('neither of this origin nor https')
  })

  it('The Trusted Types policy rejects a service worker at a scheme-relative URL', async () => {
    const { trusted } = await inEnforcingBrowser()
    const register = vi.fn((_address: string) => Promise.resolve())
    vi.stubGlobal('navigator', { serviceWorker: { register } })
    await trusted.registerServiceWorker('/offline.js')
    expect(register).toHaveBeenCalledExactlyOnceWith('/offline.js')
    expect(() => trusted.registerServiceWorker('//evil.example/worker.js')).toThrow(
      'neither of this origin nor https',
    )
  })

  it('textOfHtml works in a browser without Trusted Types', async () => {
    const { textOfHtml } = await import('./trusted-types.ts')
    expect(textOfHtml('<b>Fees</b>')).toBe('Fees')
  })
})
