import { beforeEach, expect, it } from 'vitest'
import { notifications } from './notifications.ts'

beforeEach(() => notifications.reset())

it('begins with no message, isOpen unset, severity success', () => {
  expect(notifications.read()).toEqual({ message: '', isOpen: undefined, severity: 'success' })
})

it('shows with the severity given, or success', () => {
  notifications.show('Something went wrong', 'error')
  expect(notifications.read()).toEqual({ message: 'Something went wrong', isOpen: true, severity: 'error' })
  notifications.show('Alert marked as read')
  expect(notifications.read()).toEqual({ message: 'Alert marked as read', isOpen: true, severity: 'success' })
})

it('hides: clears the message, resets the severity, closes', () => {
  notifications.show('Something went wrong', 'error')
  notifications.hide()
  expect(notifications.read()).toEqual({ message: '', isOpen: false, severity: 'success' })
})

it('resets to unset', () => {
  notifications.show('Something went wrong', 'error')
  notifications.reset()
  expect(notifications.read().isOpen).toBeUndefined()
})
