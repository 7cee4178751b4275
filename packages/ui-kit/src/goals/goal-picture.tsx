import { role } from '@coffer/branding/roles'
import type { GoalPicture as Picture } from '@coffer/domain/goals'
import { memo } from 'react'
import { styled } from 'styled-components'
import { media } from '../foundations/tokens.ts'
import { goalDrawings } from './goal-drawings.ts'

const Drawing = styled.svg`
  flex: none;
  width: 4.5rem;
  height: 4.5rem;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-size='small'] {
    width: 3rem;
    height: 3rem;
  }

  &[data-size='large'] {
    width: 8rem;
    height: 8rem;
  }

  [data-part='disc'] {
    fill: ${role('primary-soft')};
  }

  [data-part='track'] {
    stroke: ${role('hairline')};
    stroke-width: 4;
  }

  [data-part='saved'] {
    stroke: ${role('primary-edge')};
    stroke-width: 4;
  }

  [data-part='shape'] {
    fill: ${role('surface')};
    stroke: ${role('primary-edge')};
    stroke-width: 1.75;
  }

  [data-part='accent'] {
    stroke: ${role('link')};
    stroke-width: 1.75;
  }

  [data-part='badge'] {
    fill: ${role('success')};
    stroke: ${role('surface')};
    stroke-width: 2;
  }

  [data-part='tick'] {
    stroke: ${role('surface')};
    stroke-width: 2.5;
  }

  ${media.forced} {
    [data-part='track'] {
      stroke: GrayText;
    }

    [data-part='saved'],
    [data-part='shape'],
    [data-part='accent'] {
      stroke: CanvasText;
    }
  }
`

export interface GoalPictureProps {
  picture: Picture
  /** Whole percent of the target, drawn as a ring around the picture. Null or absent for a goal without a target. */
  percent?: number | null
  size?: 'small' | 'normal' | 'large'
}

/** The picture of a goal with its progress. Decorative, because the text beside it has the same information. */
export const GoalPicture = memo(function GoalPicture({
  picture,
  percent = null,
  size = 'normal',
}: GoalPictureProps) {
  const { shape, accent } = goalDrawings[picture]
  return (
    <Drawing viewBox="0 0 72 72" data-size={size} aria-hidden="true" focusable="false">
      <circle data-part="disc" cx="36" cy="36" r={percent === null ? 35 : 29} />
      {percent !== null && <circle data-part="track" cx="36" cy="36" r="33" />}
      {percent !== null && percent > 0 && (
        <circle
          data-part="saved"
          cx="36"
          cy="36"
          r="33"
          pathLength="100"
          strokeDasharray={`${percent} ${100 - percent}`}
          transform="rotate(-90 36 36)"
        />
      )}
      <g transform="translate(16.8 16.8) scale(1.2)">
        <path data-part="shape" d={shape} />
        {accent && <path data-part="accent" d={accent} />}
      </g>
      {percent === 100 && (
        <>
          <circle data-part="badge" cx="60" cy="60" r="10" />
          <path data-part="tick" d="m55.5 60 3.5 3.5 6-7" />
        </>
      )}
    </Drawing>
  )
})
