import type { GoalPicture } from '@coffer/domain/goals'

/** Outlines on a 32-unit square: filled shapes in the primary color, with accent lines over them. */
interface GoalDrawing {
  shape: string
  accent?: string
}

/** A circle as path data. */
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const goalDrawings: Record<GoalPicture, GoalDrawing> = {
  umbrella: { shape: 'M4 17a12 12 0 0 1 24 0zM16 3v2', accent: 'M16 17v8.5a3 3 0 0 0 6 0' },
  home: { shape: 'M7 27h18V13.5l-9-8-9 8zM3.5 16 16 5l12.5 11', accent: 'M13 27v-7.5h6V27' },
  car: {
    shape: `M4 23v-5l3.5-1.5L11 10h9.5l4 6.5 3.5 1.5v5z${circle(10, 23.5, 2.5)}${circle(22, 23.5, 2.5)}`,
    accent: 'M8 16.5h16M15.5 10v6.5',
  },
  travel: {
    shape:
      'M28 4.5c-1.5-1.5-4-1-5.5.5L18 9.5 6 6.5l-2 2 10 5.5-5 5-4-1-1.5 1.5 5.5 3 3 5.5 1.5-1.5-1-4 5-5 5.5 10 2-2-3-12 4.5-4.5c1.5-1.5 2-3.5 1-5z',
    accent: 'M3 24l3 3M6 20.5l2 2M10 25.5l2 2',
  },
  education: {
    shape: 'M8 15v7.5c4 3.5 12 3.5 16 0V15M2.5 12.5 16 6l13.5 6.5L16 19z',
    accent: 'M16 12.5l9.5 3V23',
  },
  family: {
    shape: `${circle(10, 8.5, 4)}${circle(22.5, 10, 3.5)}M3 27c0-7 3-10.5 7-10.5s7 3.5 7 10.5z`,
    accent: 'M20 27h9c0-6-2.5-9.5-6.5-9.5-1.5 0-3 .5-4 1.5',
  },
  gift: {
    shape: 'M5 14.5h22V27H5zM3.5 9.5h25v5h-25z',
    accent: 'M16 9.5V27M16 9.5c-1-5-8-7-8-3 0 2.5 4 3 8 3zM16 9.5c1-5 8-7 8-3 0 2.5-4 3-8 3z',
  },
  health: {
    shape:
      'M16 27C8 21 4 17 4 11.5 4 8 6.5 5.5 9.5 5.5c3 0 5 2 6.5 4 1.5-2 3.5-4 6.5-4 3 0 5.5 2.5 5.5 6C28 17 24 21 16 27z',
    accent: 'M9 16h4l2-4 3 7 2-3h3',
  },
  pet: {
    shape: `M16 16.5c4 0 7 4 7 7 0 2-1.5 3-3.5 3-1.5 0-2-.8-3.5-.8s-2 .8-3.5.8c-2 0-3.5-1-3.5-3 0-3 3-7 7-7z${circle(12, 8.5, 2.5)}${circle(20, 8.5, 2.5)}`,
    accent: `${circle(6.5, 14, 2)}${circle(25.5, 14, 2)}`,
  },
  ring: { shape: `${circle(16, 20.5, 8)}${circle(16, 20.5, 5)}`, accent: 'M12 5h8l3 3.5-7 6-7-6zM9 8.5h14' },
  tools: {
    shape: 'M6 6h14c3.5 0 5.5 2 6.5 5.5h-5l-2.5-1.5H6z',
    accent: 'M11 10h4.5v15.5a2.25 2.25 0 0 1-4.5 0z',
  },
  computer: { shape: 'M7 7h18v13H7zM3 25h26l-2.5-5h-21z', accent: 'M12 16l2.5-2.5L12 11M16.5 16h4' },
  music: {
    shape: `${circle(9, 24, 3.5)}${circle(23, 21, 3.5)}`,
    accent: 'M12.5 24V9l14-3.5V21M12.5 13.5l14-3.5',
  },
  sports: {
    shape: `${circle(8, 21, 5.5)}${circle(24, 21, 5.5)}`,
    accent: 'M8 21l5-9h8.5L24 21M16 21l5.5-9M8 21h8l-4-11.5M10 9.5h4M21.5 12l-1-4h3.5',
  },
  tax: { shape: 'M8 4h16v24l-4-2.5-4 2.5-4-2.5-4 2.5z', accent: 'M12 10h8M12 15h8M12 20h4' },
  star: {
    shape: 'M16 4l3.7 7.6 8.3 1.2-6 5.9 1.4 8.3L16 23l-7.4 4 1.4-8.3-6-5.9 8.3-1.2z',
    accent: 'M6 22.5v5M3.5 25h5M27 3.5v4M25 5.5h4',
  },
}
