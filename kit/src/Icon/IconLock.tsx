import { createIcon } from './createIcon.tsx'

export const IconLock = /* @__PURE__ */ createIcon(
  'IconLock',
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
    <path d="M8.25 10.5V8a3.75 3.75 0 0 1 7.5 0v2.5M12 14.25v2" />
  </>,
)
