import type { Page } from 'playwright-core'

/** The elements of the shown story that violate a rule of axe, which runs with the settings of Storybook's panel. */
export function axeViolations(page: Page, storyId: string): Promise<readonly string[]> {
  return page.evaluate<string[]>(`(async () => {
    const { channel } = __STORYBOOK_PREVIEW__
    const { config, options } = (await __STORYBOOK_PREVIEW__.loadStory({ storyId: '${storyId}' })).parameters.a11y
    const searched = Promise.withResolvers()
    channel.on('storybook/a11y/result', searched.resolve)
    channel.on('storybook/a11y/error', searched.reject)
    try {
      // Only violations are read, so nothing is described that axe could not decide.
      const reported = { resultTypes: ['violations'], selectors: false }
      channel.emit('storybook/a11y/manual', '${storyId}', { config, options: { ...options, ...reported } })
      const { violations } = await searched.promise
      return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | '))
    } finally {
      channel.off('storybook/a11y/result', searched.resolve)
      channel.off('storybook/a11y/error', searched.reject)
    }
  })()`)
}
