type Firewall = { getToken: () => Promise<string> }

function firewall(): Firewall | null {
  const found: unknown = Reflect.get(globalThis, 'AwsWafIntegration')
  if (typeof found !== 'object' || found === null || !('getToken' in found)) return null
  const { getToken } = found
  if (typeof getToken !== 'function') return null
  return {
    getToken: async () => {
      const token: unknown = await Reflect.apply(getToken, found, [])
      return typeof token === 'string' ? token : ''
    },
  }
}

const TIMEOUT_MS = 2_500

/** The firewall's header if its script has loaded and responds in time. A blocked script never blocks registration. */
export async function firewallHeader(): Promise<Record<string, string>> {
  const found = firewall()
  if (!found) return {}
  const { promise: timedOut, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(resolve, TIMEOUT_MS, '')
  try {
    const token = await Promise.race([found.getToken(), timedOut])
    return token === '' ? {} : { 'x-aws-waf-token': token }
  } catch {
    return {}
  } finally {
    clearTimeout(timer)
  }
}
