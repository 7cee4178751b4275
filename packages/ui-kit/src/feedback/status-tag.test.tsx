import { translateDocument } from '@coffer/i18n/browser-translator'
import { render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { StatusTag } from './status-tag.tsx'

let stop = () => {}
afterEach(() => stop())

it('StatusTag shows a changed status in a page that the browser has translated', () => {
  const { rerender, container } = render(<StatusTag tone="info">Pending</StatusTag>)
  stop = translateDocument()
  rerender(<StatusTag tone="success">Settled</StatusTag>)
  expect(container.textContent).toBe('Settled')
})
