import { createIcon } from './createIcon.tsx'

export const IconInfo = /* @__PURE__ */ createIcon(
  'IconInfo',
  <>
    <circle cx="12" cy="12" r="8.75" />
    <path d="M12 11v5.25M12 7.75v.01" />
  </>,
)
