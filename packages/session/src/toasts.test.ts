import { beforeEach, expect, it } from 'vitest'
import { toasts } from './toasts.ts'

beforeEach(() => toasts.reset())

it('A toast begins with no message, isOpen unset and severity success', () => {
  expect(toasts.read()).toEqual({ message: '', isOpen: undefined, severity: 'success' })
})

it('toasts.show uses the given severity, or success by default', () => {
  toasts.show('Something went wrong', 'error')
  expect(toasts.read()).toEqual({ message: 'Something went wrong', isOpen: true, severity: 'error' })
  toasts.show('Alert marked as read')
  expect(toasts.read()).toEqual({ message: 'Alert marked as read', isOpen: true, severity: 'success' })
})

it('toasts.hide clears the message, resets the severity and closes', () => {
  toasts.show('Something went wrong', 'error')
  toasts.hide()
  expect(toasts.read()).toEqual({ message: '', isOpen: false, severity: 'success' })
})

it('toasts.reset leaves isOpen unset', () => {
  toasts.show('Something went wrong', 'error')
  toasts.reset()
  expect(toasts.read().isOpen).toBeUndefined()
})
