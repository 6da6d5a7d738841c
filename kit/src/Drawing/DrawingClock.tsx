import { createDrawing } from './createDrawing.tsx'

/** A clock. */
export const DrawingClock = /* @__PURE__ */ createDrawing('DrawingClock', {
  tint: 'M53 15a23 23 0 0 1 0 46 23 23 0 0 1 0-46Z',
  soft: 'M48 34V11a23 23 0 0 1 20 11.5Z',
  line: 'M48 11a23 23 0 0 1 0 46 23 23 0 0 1 0-46ZM48 17v1M65 34h-1M48 51v-1M31 34h1',
  accent: 'M48 23v11l9 6',
})
