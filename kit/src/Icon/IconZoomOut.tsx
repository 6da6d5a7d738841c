import { createIcon } from './createIcon.tsx'

export const IconZoomOut = /* @__PURE__ */ createIcon(
  'IconZoomOut',
  <>
    <circle cx="10.75" cy="10.75" r="6.25" />
    <path d="m15.5 15.5 4.5 4.5M8 10.75h5.5" />
  </>,
)
