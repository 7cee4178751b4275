import { LogInForm } from '@coffer/auth/log-in'
import type { Branding } from '@coffer/branding/schema'
import type { Theme } from '@coffer/branding/theme'
import { useInsurer } from '@coffer/session/branding'
import { Amount } from '@coffer/ui-kit/amount'
import { Button } from '@coffer/ui-kit/button'
import { AppLayout, BottomBar, Drawer, MobileHeader, NavigationLabel } from '@coffer/ui-kit/chrome'
import { InsurerSign } from '@coffer/ui-kit/insurer-sign'
import { Cluster, Stack } from '@coffer/ui-kit/flow'
import { LogInLayout } from '@coffer/ui-kit/log-in-layout'
import { Card, PageHeading } from '@coffer/ui-kit/layout'
import { Logo } from '@coffer/ui-kit/logo'
import { Part, Specimen } from '../page/sheet.tsx'
import { ScreenPreview } from './screen-preview.tsx'

type Brand = { branding: Branding; theme: Theme }

const displays = [
  { name: 'on a desktop', wide: 1280, high: 800 },
  { name: 'on a phone', wide: 390, high: 800 },
] as const

/** Scaled previews of the log-in page and the dashboard. */
export function ScreenPreviews({ branding, theme }: Brand) {
  return (
    <Part title="Screens at a glance" opensPage>
      <Specimen name="The log-in page">
        <Cluster gap={24}>
          {displays.map(({ name, ...display }) => (
            <ScreenPreview key={name} title={`Logging in ${name}`} {...display}>
              <LogInPreview branding={branding} theme={theme} />
            </ScreenPreview>
          ))}
        </Cluster>
      </Specimen>
      <Specimen name="Home">
        <Cluster gap={24}>
          {displays.map(({ name, ...display }) => (
            <ScreenPreview key={name} title={`Home ${name}`} {...display}>
              <Home branding={branding} theme={theme} />
            </ScreenPreview>
          ))}
        </Cluster>
      </Specimen>
    </Part>
  )
}

function LogInPreview({ branding: { logos, logoAltText }, theme }: Brand) {
  const insurer = useInsurer()
  return (
    <LogInLayout
      logo={<Logo src={logos[theme.logInLogo]} alt={logoAltText} />}
      sign={insurer !== 'none' && <InsurerSign insurer={insurer} />}
    >
      <LogInForm onLoggedIn={() => {}} />
    </LogInLayout>
  )
}

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
]

function Home({ branding: { logos, logoAltText }, theme }: Brand) {
  const insurer = useInsurer()
  const logo = <Logo src={logos[theme.drawerLogo]} alt={logoAltText} />
  return (
    <AppLayout
      drawer={
        <Drawer logo={logo} sign={insurer !== 'none' && <InsurerSign insurer={insurer} on="drawer" />}>
          {items}
        </Drawer>
      }
      header={<MobileHeader logo={logo} />}
      bottomBar={<BottomBar>{items}</BottomBar>}
      footer={null}
    >
      <Stack gap={24}>
        <PageHeading title="Welcome back, Amelia" />
        <Card>
          <Stack gap={16}>
            <p>Available</p>
            <Amount cents={1_248_032} size="large" />
            <Button>Deposit</Button>
          </Stack>
        </Card>
      </Stack>
    </AppLayout>
  )
}
