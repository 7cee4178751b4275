import type { ViewportMap } from 'storybook/viewport'

/** The viewport sizes. `mobile1` is the narrowest supported phone. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
  mobile1: { name: 'Narrowest phone', styles: { width: '320px', height: '568px' }, type: 'mobile' },
} as const satisfies ViewportMap
