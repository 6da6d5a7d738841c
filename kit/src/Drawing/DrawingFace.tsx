import { createDrawing } from './createDrawing.tsx'

/** A face in the frame of a camera. */
export const DrawingFace = /* @__PURE__ */ createDrawing('DrawingFace', {
  tint: 'M52 19c9 0 14 7 14 16 0 11-6 18-14 18s-14-7-14-18c0-9 5-16 14-16Z',
  soft: 'M34 33c0-9 5-15 14-15s14 6 14 15c-4 0-7-2-9-5-4 3-12 5-19 5Z',
  line: 'M48 18c9 0 14 7 14 16 0 11-6 18-14 18s-14-7-14-18c0-9 5-16 14-16ZM34 33c7 0 15-2 19-5 2 3 5 5 9 5M43 44c3 2.5 7 2.5 10 0M42.5 38v.01M53.5 38v.01',
  accent:
    'M24 20v-7a5 5 0 0 1 5-5h7M60 8h7a5 5 0 0 1 5 5v7M72 50v7a5 5 0 0 1-5 5h-7M36 62h-7a5 5 0 0 1-5-5v-7',
})
