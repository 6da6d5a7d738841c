import { createIcon } from './createIcon.tsx'

export const IconClock = /* @__PURE__ */ createIcon(
  'IconClock',
  <>
    <circle cx="12" cy="12" r="8.75" />
    <path d="M12 7v5.2l3.3 2" />
  </>,
)
