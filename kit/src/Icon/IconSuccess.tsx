import { createIcon } from './createIcon.tsx'

export const IconSuccess = /* @__PURE__ */ createIcon(
  'IconSuccess',
  <>
    <circle cx="12" cy="12" r="8.75" />
    <path d="m8.2 12.3 2.7 2.7 5-5.3" />
  </>,
)
