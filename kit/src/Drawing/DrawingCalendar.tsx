import { createDrawing } from './createDrawing.tsx'

/** A calendar with a day that is ticked. */
export const DrawingCalendar = /* @__PURE__ */ createDrawing('DrawingCalendar', {
  tint: 'M31 19h40a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H31a4 4 0 0 1-4-4V23a4 4 0 0 1 4-4Z',
  soft: 'M22 26v-7a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v7Z',
  line: 'M26 15h40a4 4 0 0 1 4 4v37a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V19a4 4 0 0 1 4-4ZM22 26h48M33 10v9M59 10v9M31 35h.01M40 35h.01M49 35h.01M31 43h.01M40 43h.01M31 51h.01',
  accent: 'M47 47l5 5 9-10',
})
