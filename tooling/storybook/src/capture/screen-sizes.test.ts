import { describe, expect, it } from 'vitest'
import { sizesOfScreen } from './screen-sizes.ts'

const viewports = {
  phone: { styles: { width: 390, height: 844 } },
  desktop: { styles: { width: 1280, height: 900 } },
}
const story = (id: string, own: { viewport?: string; language?: string } = {}) => ({
  viewport: null,
  language: null,
  ...own,
  id,
  viewports,
})
const sizeNames = (stories: Parameters<typeof sizesOfScreen>[0]) =>
  [...sizesOfScreen(stories)].map(([id, sizes]) => `${id}: ${sizes.map(({ name }) => name).join(' and ')}`)

describe('sizesOfScreen', () => {
  it('sizesOfScreen returns a phone for every state, and a desktop too for the first', () => {
    expect(sizeNames([story('usual'), story('empty'), story('failed')])).toEqual([
      'usual: phone and desktop',
      'empty: phone',
      'failed: phone',
    ])
  })

  it('sizesOfScreen leaves out the stories that show a state in another size or language', () => {
    const variants = [story('narrow', { viewport: 'mobile1' }), story('in Spanish', { language: 'es' })]
    expect(sizeNames([...variants, story('usual')])).toEqual(['usual: phone and desktop'])
  })

  it('sizesOfScreen rejects a Storybook without the viewports', () => {
    expect(() => sizesOfScreen([{ ...story('usual'), viewports: {} }])).toThrow('no viewport "phone"')
  })
})
