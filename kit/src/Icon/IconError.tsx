import { createIcon } from './createIcon.tsx'

export const IconError = /* @__PURE__ */ createIcon(
  'IconError',
  <>
    <circle cx="12" cy="12" r="8.75" />
    <path d="m9.2 9.2 5.6 5.6M14.8 9.2l-5.6 5.6" />
  </>,
)
