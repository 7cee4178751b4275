import { beforeEach, expect, it } from 'vitest'
import { toasts } from './toasts.ts'

beforeEach(() => toasts.reset())

it('begins with no message, isOpen unset, severity success', () => {
  expect(toasts.read()).toEqual({ message: '', isOpen: undefined, severity: 'success' })
})

it('shows with the severity given, or success', () => {
  toasts.show('Something went wrong', 'error')
  expect(toasts.read()).toEqual({ message: 'Something went wrong', isOpen: true, severity: 'error' })
  toasts.show('Alert marked as read')
  expect(toasts.read()).toEqual({ message: 'Alert marked as read', isOpen: true, severity: 'success' })
})

it('hides: clears the message, resets the severity, closes', () => {
  toasts.show('Something went wrong', 'error')
  toasts.hide()
  expect(toasts.read()).toEqual({ message: '', isOpen: false, severity: 'success' })
})

it('resets to unset', () => {
  toasts.show('Something went wrong', 'error')
  toasts.reset()
  expect(toasts.read().isOpen).toBeUndefined()
})
