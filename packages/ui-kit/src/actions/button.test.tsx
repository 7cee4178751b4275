import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from './button.tsx'

/** A button that can be pressed once. */
function Once({ isSubmit = false, onUse }: { isSubmit?: boolean; onUse: () => void }) {
  const [isUsed, setUsed] = useState(false)
  const use = () => {
    setUsed(true)
    onUse()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        use()
      }}
    >
      <input aria-label="Amount" />
      <Button type={isSubmit ? 'submit' : 'button'} isDisabled={isUsed} onPress={isSubmit ? undefined : use}>
        Move everything
      </Button>
    </form>
  )
}

describe('Button', () => {
  it('A button that its own press disables keeps the focus, and ignores further presses', async () => {
    const uses: string[] = []
    render(<Once onUse={() => uses.push('used')} />)
    const button = screen.getByRole('button')
    await userEvent.click(button)
    await userEvent.click(button)
    await userEvent.keyboard('{Enter} ')
    expect(uses).toEqual(['used'])
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button)
    // A browser takes the focus from a natively disabled element.
    expect(button.hasAttribute('disabled')).toBe(false)
  })

  it('A disabled submit button sends no form, neither by a press nor by Enter in a field', async () => {
    const uses: string[] = []
    render(<Once isSubmit onUse={() => uses.push('used')} />)
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(screen.getByRole('button'))
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '5{Enter}')
    expect(uses).toEqual(['used'])
  })
})
