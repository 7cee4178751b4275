import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { media, pictureRadius, space } from '../foundations/tokens.ts'

export type Moment = 'approved' | 'linked' | 'funded' | 'first-interest' | 'goal-reached'

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`
/** The common style: outlines in the primary color on a tint of it, with an accent in the link color. */
const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-height: 12.5rem;
  padding: ${space[16]};
  border-radius: ${pictureRadius};
  background: ${role('primary-soft')};
  fill: ${role('surface')};
  stroke: ${role('primary-edge')};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-part='solid'] {
    fill: ${role('primary')};
  }

  [data-part='on-solid'] {
    fill: none;
    stroke: ${role('on-primary')};
  }

  [data-part='accent'] {
    fill: none;
    stroke: ${role('link')};
  }

  g {
    animation: ${appear} 250ms ease-out backwards;
  }

  g + g {
    animation-delay: 150ms;
  }

  g + g + g {
    animation-delay: 300ms;
  }

  ${media.calm} {
    g {
      animation: none;
    }
  }

  ${media.forced} {
    border: 1px solid CanvasText;
  }
`

/** Groups appear one after the other: the scene, the event, the accent. */
const scenes: Record<Moment, ReactNode> = {
  // A signed application with its seal.
  approved: (
    <>
      <g>
        <path d="M20 122h200" />
        <rect x="80" y="20" width="80" height="102" rx="8" />
        <path d="M96 44h32M96 60h48M96 76h36" />
      </g>
      <g>
        <circle data-part="solid" cx="152" cy="96" r="24" />
        <path data-part="on-solid" d="m142 97 7 7 14-15" />
      </g>
      <g>
        <path
          data-part="accent"
          d="M48 44v12M42 50h12M192 32v16M184 40h16M202 74v8M198 78h8M54 88v8M50 92h8"
        />
      </g>
    </>
  ),
  // The other bank and the savings, with a line between them.
  linked: (
    <>
      <g>
        <path d="M20 122h200" />
        <path d="M36 122v-8h64v8zM44 114V80M60 114V80M76 114V80M92 114V80M34 80l34-26 34 26z" />
      </g>
      <g>
        <rect data-part="solid" x="142" y="60" width="62" height="56" rx="8" />
        <path d="M152 116v6M194 116v6" />
        <circle data-part="on-solid" cx="173" cy="88" r="13" />
        <path data-part="on-solid" d="M173 75v7M173 94v7M160 88h7M179 88h7" />
      </g>
      <g>
        <path data-part="accent" d="M68 40c10-22 92-28 105 8M166 40l8 8 7-9" />
      </g>
    </>
  ),
  // Two stacks of coins, with the depositor's first ones.
  funded: (
    <>
      <g>
        <path d="M20 122h200" />
        <rect x="52" y="108" width="52" height="14" rx="7" />
        <rect x="56" y="94" width="52" height="14" rx="7" />
      </g>
      <g>
        <rect data-part="solid" x="128" y="108" width="52" height="14" rx="7" />
        <rect x="124" y="94" width="52" height="14" rx="7" />
        <rect data-part="solid" x="130" y="80" width="52" height="14" rx="7" />
        <rect x="126" y="66" width="52" height="14" rx="7" />
      </g>
      <g>
        <path data-part="accent" d="M152 14v36m0 0-12-12m12 12 12-12M80 56v10M75 61h10M200 40v10M195 45h10" />
      </g>
    </>
  ),
  // A plant that grows out of coins.
  'first-interest': (
    <>
      <g>
        <path d="M20 122h200" />
        <rect data-part="solid" x="92" y="108" width="56" height="14" rx="7" />
        <rect x="88" y="94" width="56" height="14" rx="7" />
        <rect data-part="solid" x="94" y="80" width="56" height="14" rx="7" />
      </g>
      <g>
        <path d="M121 80V38" />
        <path d="M121 60c-22 2-32-10-32-26 20-2 32 8 32 26z" />
        <path data-part="solid" d="M121 48c0-20 12-32 34-32 1 22-12 33-34 32z" />
      </g>
      <g>
        <path data-part="accent" d="M56 56v12M50 62h12M184 44v16M176 52h16M196 84v8M192 88h8" />
      </g>
    </>
  ),
  // A summit with a flag on it and the path up.
  'goal-reached': (
    <>
      <g>
        <path d="M20 122h200" />
        <path d="M132 122l38-46 40 46z" />
        <path d="M44 122l70-76 62 76z" />
      </g>
      <g>
        <path d="M114 46V12" />
        <path data-part="solid" d="M114 12h38l-9 11 9 11h-38z" />
      </g>
      <g>
        <path
          data-part="accent"
          d="M92 122c2-16 30-12 26-26s-14-10-8-24M60 34v12M54 40h12M188 30v16M180 38h16M44 70v8M40 74h8"
        />
      </g>
    </>
  ),
}

/** The illustration of a milestone. Decorative, because the text has the same information. */
export function MomentIllustration({ moment }: { moment: Moment }) {
  return (
    <Drawing viewBox="0 0 240 136" aria-hidden="true" focusable="false">
      {scenes[moment]}
    </Drawing>
  )
}
