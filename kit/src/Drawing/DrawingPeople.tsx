import { createDrawing } from './createDrawing.tsx'

/** Two people, and room for one more. */
export const DrawingPeople = /* @__PURE__ */ createDrawing('DrawingPeople', {
  tint: 'M44 21a8.5 8.5 0 0 1 0 17 8.5 8.5 0 0 1 0-17ZM30 62c0-11 5-17 14-17s14 6 14 17ZM62 56c0-8-1-11-4-14 10-1 18 3 18 14Z',
  soft: 'M25 60c0-12 5-19 14-19s14 7 14 19Z',
  line: 'M39 17a8.5 8.5 0 0 1 0 17 8.5 8.5 0 0 1 0-17ZM25 60c0-12 5-19 14-19s14 7 14 19ZM57 20a6.5 6.5 0 1 1 3 12.5M58 39c9-1 14 5 14 15h-12',
  accent: 'M75 13v8M71 17h8',
})
