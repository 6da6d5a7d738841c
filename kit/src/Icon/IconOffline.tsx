import { createIcon } from './createIcon.tsx'

export const IconOffline = /* @__PURE__ */ createIcon(
  'IconOffline',
  <>
    <path d="M3.5 9.5A13 13 0 0 1 8 6.7M20.5 9.5a13 13 0 0 0-8.7-3.5M6.8 13.2a8.2 8.2 0 0 1 3-1.8M17.2 13.2a8.3 8.3 0 0 0-2-1.4M9.9 16.7a3.2 3.2 0 0 1 4.2 0M12 19.5v.01" />
    <path d="m4.5 3.5 15 16.5" />
  </>,
)
