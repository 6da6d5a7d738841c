import { createIcon } from './createIcon.tsx'

export const IconSearch = /* @__PURE__ */ createIcon(
  'IconSearch',
  <>
    <circle cx="10.75" cy="10.75" r="6.25" />
    <path d="m15.5 15.5 4.5 4.5" />
  </>,
)
