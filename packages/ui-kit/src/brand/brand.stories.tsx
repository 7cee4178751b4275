import { role } from '@coffer/branding/roles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { ProgressBar } from '../chrome/progress-bar.tsx'
import { CompactStep, Stepper } from '../chrome/stepper.tsx'
import { goalPictures } from '@coffer/domain/goals'
import { GoalPicture } from '../goals/goal-picture.tsx'
import { Cluster, Stack } from '../layout/layout.tsx'
import { ResultMark } from '../templates/result-mark.tsx'
import { BasicIcon, Outline } from './basic-icon.tsx'
import { Icon, iconNames } from './icon.tsx'
import { InsurerSign } from './insurer-sign.tsx'
import { StoryLogo } from './story-brand.tsx'

const meta = { title: 'Brand/Logos and icons' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Dark = styled.div`
  padding: 1.5rem;
  background: ${role('drawer')};
`
const Named = styled.span`
  display: grid;
  justify-items: center;
  width: 7rem;
  font-size: 0.875rem;
`

export const Icons: Story = {
  render: () => (
    <Cluster gap={16}>
      {iconNames.map((name) => (
        <Named key={name}>
          <Icon name={name} />
          {name}
        </Named>
      ))}
    </Cluster>
  ),
}

/** The subset of the icons above that is on the log-in page. */
export const BasicIcons: Story = {
  tags: ['no-snapshot'],
  render: () => (
    <Cluster gap={16}>
      <BasicIcon name="check" />
      <BasicIcon name="circle-error" size="small" />
      <Outline outline="M6 6l12 12M18 6 6 18" />
    </Cluster>
  ),
}

export const ResultMarks: Story = {
  render: () => (
    <Cluster gap={24}>
      {(['success', 'failed', 'waiting', 'info'] as const).map((tone) => (
        <Named key={tone}>
          <ResultMark tone={tone} />
          {tone}
        </Named>
      ))}
    </Cluster>
  ),
}

/** All goal pictures, with increasing progress. */
export const GoalPictures: Story = {
  render: () => (
    <Cluster gap={16}>
      {goalPictures.map((picture, index) => (
        <Named key={picture}>
          <GoalPicture picture={picture} percent={index === 0 ? null : Math.round((index * 100) / 15)} />
          {picture}
        </Named>
      ))}
      <GoalPicture picture="travel" percent={42} size="small" />
      <GoalPicture picture="travel" percent={42} size="large" />
    </Cluster>
  ),
}

export const FdicSigns: Story = {
  render: () => (
    <Stack gap={24}>
      <InsurerSign insurer="FDIC" />
      <Dark>
        <InsurerSign insurer="FDIC" on="drawer" />
      </Dark>
    </Stack>
  ),
}

/** The sign of a credit union. */
export const NcuaSigns: Story = {
  render: () => (
    <Stack gap={24}>
      <InsurerSign insurer="NCUA" />
      <Dark>
        <InsurerSign insurer="NCUA" on="drawer" />
      </Dark>
    </Stack>
  ),
}

export const Logos: Story = {
  render: () => (
    <Dark>
      <StoryLogo on="drawer" />
    </Dark>
  ),
}

const labels = ['Set up credentials', 'Tell us about yourself', 'Link account', 'Fund savings account']

export const Progress: Story = {
  render: () => (
    <Stack gap={24}>
      <ProgressBar percent={0} label="Registration" />
      <ProgressBar percent={56} label="Linking" />
      <ProgressBar percent={100} label="Funding" />
      <ProgressBar label="Checking" />
      <Stepper current={3} labels={labels} />
      <CompactStep current={3} labels={labels} />
    </Stack>
  ),
}
