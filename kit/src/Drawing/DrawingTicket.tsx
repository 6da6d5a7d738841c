import { createDrawing } from './createDrawing.tsx'

/** A coupon. */
export const DrawingTicket = /* @__PURE__ */ createDrawing('DrawingTicket', {
  tint: 'M27 23h26a4 4 0 0 0 8 0h14a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H61a4 4 0 0 0-8 0H27a4 4 0 0 1-4-4V27a4 4 0 0 1 4-4Z',
  soft: 'M56 18h13a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H55a4 4 0 0 0-3-3V21a4 4 0 0 0 4-3Z',
  line: 'M21 18h26a4 4 0 0 0 8 0h14a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H55a4 4 0 0 0-8 0H21a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4ZM51 28v2M51 38v2',
  accent: 'M27 27l5 6 5-6M32 33v8M27 34h10M27 38h10',
})
