import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AnchorButton, Button } from '../actions/button.tsx'
import { Card, Cluster, Stack } from '../layout/layout.tsx'
import { Dialog } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Notice } from './notice.tsx'
import { AfterDelay, LinePlaceholder, LoadingRegion, Skeleton } from './skeleton.tsx'
import { Toast } from './toast.tsx'
import { StatusTag } from './status-tag.tsx'

const meta = {
  title: 'Components/Feedback',
  component: Notice,
  subcomponents: {
    StatusTag,
    Toast,
    Dialog,
    EmptyState,
    ErrorState,
    Skeleton,
    LinePlaceholder,
    LoadingRegion,
    AfterDelay,
  },
  tags: ['autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj

export const Notices: Story = {
  render: () => (
    <Stack gap={16} width="reading">
      <Notice severity="success" title="Your email is verified">
        You can log in now.
      </Notice>
      <Notice severity="info">
        Transfers rest on Thursday, Nov 26, 2026. They leave on the next business day.
      </Notice>
      <Notice
        severity="warning"
        title="Your bank needs to be linked again"
        action={<a href="#relink">Link it again</a>}
        onDismiss={() => {}}
      >
        Deposits are paused until then. Your savings are safe and keep earning.
      </Notice>
      <Notice severity="error" title="That email and password don’t match" isAnnounced>
        Check them and try again.
      </Notice>
    </Stack>
  ),
}

export const Tags: Story = {
  render: () => (
    <Cluster gap={8}>
      <StatusTag tone="neutral">Initiated</StatusTag>
      <StatusTag tone="info">Pending</StatusTag>
      <StatusTag tone="success">Settled</StatusTag>
      <StatusTag tone="warning">Voided</StatusTag>
      <StatusTag tone="error">Returned</StatusTag>
    </Cluster>
  ),
}

export const SnackbarSays: Story = {
  render: () => <Toast message="Code resent" onClose={() => {}} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Code resent')
  },
}

const closeFailed = fn()
export const SnackbarFailed: Story = {
  render: () => <Toast message="That didn’t go through. Try again." severity="error" onClose={closeFailed} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That didn’t go through. Try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(closeFailed).toHaveBeenCalled()
  },
}

function DialogExample({ startsOpen }: { startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Contact us
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Contact us"
        actions={
          <>
            <AnchorButton href="#login">Log in</AnchorButton>
            <Button variant="secondary" onPress={() => setOpen(false)}>
              Not now
            </Button>
          </>
        }
      >
        Log in to write to us in the message center. Please don’t send account numbers or passwords by email.
      </Dialog>
    </>
  )
}

/** Not in the docs page, which a modal dialog would make inert. */
export const DialogOpen: Story = { tags: ['!autodocs'], render: () => <DialogExample startsOpen /> }

/** Esc closes the dialog, and the focus returns to the button. */
export const DialogByKeyboard: Story = {
  render: () => <DialogExample startsOpen={false} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Contact us' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Contact us' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await expect(opener).toHaveFocus()
  },
}

export const Skeletons: Story = {
  render: () => (
    <Stack gap={24} width="reading">
      <Card>
        <Stack gap={16}>
          <Skeleton shape="heading" />
          <Skeleton shape="amount" />
          <Skeleton count={2} />
        </Stack>
      </Card>
      <Card>
        <Skeleton shape="chart" />
      </Card>
      <Card>
        <Skeleton shape="row" count={3} />
      </Card>
    </Stack>
  ),
}

export const Empty: Story = {
  render: () => (
    <Card>
      <EmptyState
        icon="transactions"
        title="No transactions yet"
        action={<AnchorButton href="#deposit">Make a deposit</AnchorButton>}
      >
        Deposits, withdrawals and interest appear here as they happen.
      </EmptyState>
    </Card>
  ),
}

const retry = fn()
export const Failed: Story = {
  render: () => (
    <Card>
      <ErrorState title="We can’t show your transactions right now" reference="7f3c-91ab" onRetry={retry}>
        Your money is safe. Try again in a moment.
      </ErrorState>
    </Card>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const WaitsOutLoud: Story = {
  render: () => (
    <Card>
      <LoadingRegion>
        <Skeleton shape="heading" />
        <Skeleton count={3} />
        <LinePlaceholder />
      </LoadingRegion>
    </Card>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading', { exact: false })
  },
}

export const ShownAfterADelay: Story = {
  render: () => (
    <AfterDelay>
      <p>This takes a little longer than usual.</p>
    </AfterDelay>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('This takes a little longer than usual.')
  },
}
