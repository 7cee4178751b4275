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

const patienceMs = 2_500

/** The firewall's header, when its script is there and answers in time. A blocked script never blocks registering. */
export async function firewallHeader(): Promise<Record<string, string>> {
  const found = firewall()
  if (!found) return {}
  const { promise: late, resolve } = Promise.withResolvers<string>()
  const timer = setTimeout(resolve, patienceMs, '')
  try {
    const token = await Promise.race([found.getToken(), late])
    return token === '' ? {} : { 'x-aws-waf-token': token }
  } catch {
    return {}
  } finally {
    clearTimeout(timer)
  }
}
