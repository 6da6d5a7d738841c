import { createIcon } from './createIcon.tsx'

export const IconCard = /* @__PURE__ */ createIcon(
  'IconCard',
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
    <path d="M3 10h18M6.5 14.75h4" />
  </>,
)
