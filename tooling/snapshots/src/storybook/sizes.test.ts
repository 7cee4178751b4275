import { describe, expect, it } from 'vitest'
import { sizesInFile } from './sizes.ts'

const viewports = {
  phone: { styles: { width: 390, height: 844 } },
  desktop: { styles: { width: 1280, height: 900 } },
  mobile1: { styles: { width: 320, height: 568 } },
}
const story = (id: string, own: string | null = null) => ({ id, own, viewports })
const drawn = (stories: Parameters<typeof sizesInFile>[0]) =>
  [...sizesInFile(stories)].map(([id, sizes]) => `${id}: ${sizes.map(({ name }) => name).join(' and ')}`)

describe('the stories of a file are drawn', () => {
  it('on a desktop, the first on a phone too', () => {
    expect(drawn([story('usual'), story('empty'), story('failed')])).toEqual([
      'usual: desktop and phone',
      'empty: desktop',
      'failed: desktop',
    ])
  })

  it('in the size that one names itself, which is then the narrow one of the file', () => {
    expect(drawn([story('usual'), story('on a phone', 'mobile1')])).toEqual([
      'usual: desktop',
      'on a phone: mobile1',
    ])
  })

  it('in no size that the Storybook does not know', () => {
    expect(drawn([story('on a watch', 'watch')])).toEqual(['on a watch: '])
  })
})
