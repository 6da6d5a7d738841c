import { createIcon } from './createIcon.tsx'

export const IconCamera = /* @__PURE__ */ createIcon(
  'IconCamera',
  <>
    <path d="M4 8.5A2.5 2.5 0 0 1 6.5 6h1.2l1.6-2h5.4l1.6 2h1.2A2.5 2.5 0 0 1 20 8.5v8a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 16.5Z" />
    <circle cx="12" cy="12.25" r="3.5" />
  </>,
)
