import { createIcon } from './createIcon.tsx'

export const IconPin = /* @__PURE__ */ createIcon(
  'IconPin',
  <>
    <path d="M12 20.5s6.3-5.5 6.3-10.6a6.3 6.3 0 1 0-12.6 0c0 5.1 6.3 10.6 6.3 10.6Z" />
    <circle cx="12" cy="9.9" r="2.3" />
  </>,
)
