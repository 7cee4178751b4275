import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFocus } from './keep-focus.ts'

/** A list whose entries can be removed, replaced and temporarily disabled. */
function Dates() {
  const [dates, setDates] = useState(['Monday', 'Tuesday'])
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isLoading, setLoading] = useState(false)
  return (
    <main>
      <h1>Plans</h1>
      <a href="/home">Home</a>
      <section>
        <ul>
          {dates.map((date) => (
            <li key={date}>
              {skipped.includes(date) ? (
                <button type="button">Restore {date}</button>
              ) : (
                <div>
                  <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
                    Change {date}
                  </button>
                  <button type="button" onClick={() => setSkipped([...skipped, date])}>
                    Skip {date}
                  </button>
                </div>
              )}
              <button type="button" onClick={() => setDates(dates.filter((one) => one !== date))}>
                Remove {date}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <input aria-label="Name" onBlur={() => setBusy(false)} />
      <footer style={{ visibility: isLoading ? 'hidden' : 'visible' }}>
        <button type="button" onClick={() => setLoading(true)}>
          Español
        </button>
      </footer>
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const focused = () => document.activeElement?.textContent
let stop = () => {}

describe('keepFocus', () => {
  beforeEach(() => {
    render(<Dates />)
    stop = keepFocus()
  })
  afterEach(() => stop())

  it('keepFocus moves the focus to the replacement of a pressed button', async () => {
    await press('Skip Monday')
    await waitFor(() => expect(focused()).toBe('Restore Monday'))
  })

  it('keepFocus moves the focus to the next entry when one is removed', async () => {
    await press('Remove Monday')
    await waitFor(() => expect(focused()).toBe('Change Tuesday'))
  })

  it('keepFocus moves the focus to the page heading when the list is empty', async () => {
    await press('Remove Tuesday')
    await waitFor(() => expect(focused()).toBe('Remove Monday'))
    await press('Remove Monday')
    await waitFor(() => expect(focused()).toBe('Plans'))
  })

  it('keepFocus returns the focus to a button when its hidden section is visible again', async () => {
    const [spanish, footer] = [button('Español'), screen.getByRole('contentinfo')]
    await userEvent.click(spanish)
    expect(footer.style.visibility).toBe('hidden')
    // Browsers blur an element that has become invisible.
    spanish.blur()
    await new Promise((resolve) => void setTimeout(resolve, 0))
    expect(document.activeElement).toBe(document.body)
    footer.style.visibility = 'visible'
    await waitFor(() => expect(focused()).toBe('Español'))
  })

  it('keepFocus leaves a depositor who has blurred a field that still exists alone', async () => {
    const field = screen.getByRole('textbox', { name: 'Name' })
    await userEvent.click(field)
    await press('Change Monday')
    field.focus()
    field.blur()
    await waitFor(() => expect(button('Change Monday')).toHaveProperty('disabled', false))
    await new Promise((resolve) => void setTimeout(resolve, 0))
    expect(document.activeElement).toBe(document.body)
  })
})

/** A page whose frame can be closed, and opened again by a button that replaces it. */
function Linking({ isOpen }: { isOpen: boolean }) {
  return (
    <main>
      <h1>Link your bank</h1>
      <section>
        {isOpen ? <iframe title="Your bank" sandbox="" /> : <button type="button">Try again</button>}
        <button type="button">Link another way</button>
      </section>
    </main>
  )
}

it('keepFocus moves the focus to what replaces a frame that had taken it', async () => {
  const { rerender } = render(<Linking isOpen />)
  stop = keepFocus()
  const ignore = (event: Event) => event.stopPropagation()
  // The page sees nothing of the focus in a frame of another origin.
  window.addEventListener('focusin', ignore, true)
  screen.getByTitle('Your bank').focus()
  window.removeEventListener('focusin', ignore, true)
  window.dispatchEvent(new Event('blur'))
  await new Promise((resolve) => void setTimeout(resolve, 0))
  rerender(<Linking isOpen={false} />)
  await waitFor(() => expect(focused()).toBe('Try again'))
  stop()
})
