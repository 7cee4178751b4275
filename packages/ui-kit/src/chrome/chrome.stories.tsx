import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextAnchor, TextButton } from '../actions/button.tsx'
import { Icon } from '../brand/icon.tsx'
import { StoryLogo, StorySign } from '../brand/story-brand.tsx'
import { Card, PageHeading, Stack, VisuallyHidden } from '../layout/layout.tsx'
import {
  AppLayout,
  BottomBar,
  BrandBar,
  Count,
  Drawer,
  Footer,
  MobileHeader,
  NavigationLabel,
  SkipLink,
} from './chrome.tsx'
import { StepPage } from '../templates/step-page.tsx'
import { LanguagePicker } from './language-picker.tsx'

const meta = {
  title: 'Components/Frame',
  component: AppLayout,
  subcomponents: { Drawer, MobileHeader, BottomBar, BrandBar, Footer, Count },
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj

const three = { visible: 3, announced: '3 unread' }
const items = [
  <a key="home" href="#home" aria-current="page">
    <NavigationLabel icon="home">Home</NavigationLabel>
  </a>,
  <a key="transactions" href="#transactions">
    <NavigationLabel icon="transactions">Transactions</NavigationLabel>
  </a>,
  <a key="documents" href="#documents">
    <NavigationLabel icon="document">Documents</NavigationLabel>
  </a>,
  <a key="alerts" href="#alerts">
    <NavigationLabel icon="alert" count={three}>
      Alerts
    </NavigationLabel>
  </a>,
  <a key="account" href="#account">
    <NavigationLabel icon="person">My account</NavigationLabel>
  </a>,
]

/** The page around a screen, at any width. */
export const SignedIn: Story = {
  render: () => (
    <>
      <SkipLink />
      <AppLayout
        drawer={
          <Drawer logo={<StoryLogo on="drawer" />} sign={<StorySign on="drawer" />}>
            {items}
          </Drawer>
        }
        header={
          <MobileHeader logo={<StoryLogo on="drawer" />}>
            <a href="#messages">
              <Icon name="message" />
              <VisuallyHidden>Message center</VisuallyHidden>
              <Count count={three} />
            </a>
          </MobileHeader>
        }
        actions={
          <a href="#messages">
            <Icon name="message" />
            Message center
            <Count count={three} />
          </a>
        }
        bottomBar={<BottomBar>{items}</BottomBar>}
        footer={
          <Footer
            contact={<TextAnchor href="#contact">Contact us</TextAnchor>}
            logOut={<TextAnchor href="#logout">Log out</TextAnchor>}
            language={<LanguagePicker />}
          />
        }
      >
        <Stack gap={24}>
          <PageHeading title="Welcome back, Ana" />
          <Card>Everything is in order.</Card>
        </Stack>
      </AppLayout>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toHaveFocus()
    await userEvent.click(skip)
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** The frame during an application: only the logo, with centered content. */
export const Applying: Story = {
  render: () => (
    <AppLayout
      isQuiet
      drawer={<BrandBar logo={<StoryLogo on="drawer" />} sign={<StorySign on="drawer" />} />}
      header={<MobileHeader logo={<StoryLogo on="drawer" />} />}
      footer={<Footer contact={<TextAnchor href="#contact">Contact us</TextAnchor>} />}
    >
      <StepPage title="What do you do for work?" aside={<TextAnchor href="#later">Finish later</TextAnchor>}>
        <Card>Student</Card>
      </StepPage>
    </AppLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible()
  },
}

export const FooterBeforeLogIn: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Footer contact={<TextButton onPress={() => {}}>Contact us</TextButton>} language={<LanguagePicker />} />
  ),
}

const spanish = ['Inicio', 'Transacciones', 'Documentos', 'Alertas', 'Mi cuenta'] as const

/** Five Spanish labels on a phone must not touch. */
export const FiveLongLabels: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <BottomBar>
      {spanish.map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === 'Transacciones' && 'page'}>
          <NavigationLabel icon="document">{name}</NavigationLabel>
        </a>
      ))}
    </BottomBar>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByText(/^[A-Z]/).map((label) => label.getBoundingClientRect())
    for (const [index, { right }] of boxes.entries()) {
      const next = boxes[index + 1]
      if (next) await expect(next.left - right).toBeGreaterThan(4)
    }
  },
}
