import type { Meta, StoryObj } from '@storybook/react-vite'
import { AnchorButton, Button, TextAnchor, TextButton } from '../actions/button.tsx'
import { Icon } from '../brand/icon.tsx'
import { StoryLogo, StorySign } from '../brand/story-brand.tsx'
import { Footer } from '../chrome/chrome.tsx'
import { LanguagePicker } from '../chrome/language-picker.tsx'
import { StatefulField } from '../fields/stateful-field.tsx'
import { MoneyField } from '../fields/money-field.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Card, PageHeading, SettingsRow, Stack } from '../layout/layout.tsx'
import { LogInLayout } from './log-in-layout.tsx'
import { ListAndDetail } from './list-and-detail.tsx'
import { MomentIllustration } from './moment-illustration.tsx'
import { Page, PageFrame } from './page.tsx'
import { ResultPage } from './result-page.tsx'
import { SettingsGroup, SettingsPage } from './settings-page.tsx'
import { StepPage } from './step-page.tsx'

const meta = {
  title: 'Components/Templates',
  component: StepPage,
  subcomponents: { ResultPage, Page, ListAndDetail, LogInLayout, SettingsPage, SettingsGroup },
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj

const stop = () => {}

export const LogInPage: Story = {
  render: () => (
    <LogInLayout
      logo={<StoryLogo on="log-in-panel" />}
      sentence="Savings that keep their course."
      sign={<StorySign />}
      footer={
        <Footer
          contact={<TextButton onPress={() => {}}>Contact us</TextButton>}
          language={<LanguagePicker />}
        />
      }
    >
      <Stack gap={32}>
        <PageHeading title="Log in" />
        <Stack gap={24}>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            value=""
            onChange={stop}
          />
          <PasswordField label="Password" name="password" value="" onChange={stop} />
          <Button type="submit" isFullWidth>
            Log in
          </Button>
        </Stack>
        <Stack gap={12}>
          <TextAnchor href="#forgot">Forgot your password?</TextAnchor>
          <p>
            New here? <TextAnchor href="#register">Open an account</TextAnchor>
          </p>
        </Stack>
      </Stack>
    </LogInLayout>
  ),
}

/** A screen with a close button, which depositors leave rather than finish. */
export const LogInPageWithClose: Story = {
  render: () => (
    <LogInLayout
      logo={<StoryLogo on="log-in-panel" />}
      sentence="Savings that keep their course."
      close={
        <AnchorButton variant="quiet" href="#login">
          Close
        </AnchorButton>
      }
    >
      <PageHeading title="Forgot your password?">We send you a link to set a new one.</PageHeading>
    </LogInLayout>
  ),
}

const labels = ['Set up credentials', 'Tell us about yourself', 'Link account', 'Fund savings account']

export const Step: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <StepPage
      progress={77}
      step={{ current: 4, labels }}
      back={
        <AnchorButton variant="quiet" href="#back">
          <Icon name="arrow-left" size="small" /> Back
        </AnchorButton>
      }
      title="Choose your first deposit"
      why="From your checking account ending in 4821 You can add more at any time."
      aside={
        <Stack gap={8}>
          <TextAnchor href="#help">Get help</TextAnchor>
          <TextAnchor href="#later">Save for later</TextAnchor>
        </Stack>
      }
    >
      <Stack gap={24} width="form">
        <StatefulField initial="500.00">
          {(value, onChange) => (
            <MoneyField
              label="Amount"
              name="amount"
              value={value}
              onChange={onChange}
              hint="From $1.00 to $250,000.00"
            />
          )}
        </StatefulField>
        <Button type="submit" isFullWidth>
          Continue
        </Button>
      </Stack>
    </StepPage>
  ),
}

export const ResultSuccess: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <ResultPage
      tone="success"
      title="Your account is funded"
      action={<AnchorButton href="#dashboard">Go to your account</AnchorButton>}
      secondary={<TextAnchor href="#beneficiary">Add a beneficiary</TextAnchor>}
    >
      $500.00 left your checking account. It earns interest from today and is available from Tuesday, Nov 24,
      2026.
    </ResultPage>
  ),
}

export const ResultFailed: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <ResultPage
      tone="failed"
      title="We couldn’t link your bank"
      action={<AnchorButton href="#again">Try again</AnchorButton>}
    >
      Your bank didn’t answer. Nothing was changed.
    </ResultPage>
  ),
}

export const ResultWaiting: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <ResultPage tone="waiting" title="We’re reviewing your application">
      This takes about a minute. You can stay here or come back later.
    </ResultPage>
  ),
}

export const ResultInfo: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <ResultPage
      tone="info"
      title="Check your email"
      action={<AnchorButton href="#login">Back to log-in</AnchorButton>}
    >
      If that address has an account, a message is on its way. The link in it works for one hour.
    </ResultPage>
  ),
}

/** A milestone with an illustration, as part of a longer flow. */
export const ResultMoment: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <ResultPage
      tone="success"
      moment="approved"
      progress={49}
      title="You’re approved"
      action={<AnchorButton href="#link">Link a bank account</AnchorButton>}
    >
      Your money starts earning interest on Tuesday, Nov 24, 2026.
    </ResultPage>
  ),
}

const moments = ['approved', 'linked', 'funded', 'first-interest', 'goal-reached'] as const

/** All illustrations. */
export const Moments: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Stack gap={16} width="form">
      {moments.map((moment) => (
        <MomentIllustration key={moment} moment={moment} />
      ))}
    </Stack>
  ),
}

export const Settings: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <SettingsPage title="My account">
      <SettingsGroup title="Your information">
        <Card label="Your information">
          <SettingsRow label="Name" value="Ada Rivera" />
          <SettingsRow label="Email" value="ada@example.com" />
        </Card>
      </SettingsGroup>
      <SettingsGroup title="Preferences">
        <Card label="Preferences">
          <SettingsRow label="Language" value={<LanguagePicker />} />
        </Card>
      </SettingsGroup>
    </SettingsPage>
  ),
}

const Alerts = () => (
  <Card>
    <Stack gap={8}>
      <p>Your deposit is on its way</p>
      <p>A new statement is ready</p>
    </Stack>
  </Card>
)

export const ListPage: Story = {
  render: () => (
    <Page
      title="Alerts"
      lead="What has happened on your account."
      back={<TextAnchor href="#home">Back to home</TextAnchor>}
      action={<AnchorButton href="#new">Write a message</AnchorButton>}
    >
      <Alerts />
    </Page>
  ),
}

/** Below 1024 px the detail is shown alone. */
export const WithADetail: Story = {
  render: () => (
    <PageFrame back={<TextAnchor href="#alerts">Back to alerts</TextAnchor>}>
      <ListAndDetail
        list={<Alerts />}
        detail={
          <Stack gap={24}>
            <PageHeading title="Your deposit is on its way" />
            <Card>We received your deposit of $500.00 on November 20.</Card>
          </Stack>
        }
      />
    </PageFrame>
  ),
}
