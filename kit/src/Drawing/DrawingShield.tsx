import { createDrawing } from './createDrawing.tsx'

/** A shield with a tick. */
export const DrawingShield = /* @__PURE__ */ createDrawing('DrawingShield', {
  tint: 'M53 13l21 7v15c0 13-8 22-21 27-13-5-21-14-21-27V20Z',
  soft: 'M48 9l21 7v15c0 13-8 22-21 28Z',
  line: 'M48 9l21 7v15c0 13-8 22-21 28-13-6-21-15-21-28V16Z',
  accent: 'M39 34l7 7 12-13',
})
