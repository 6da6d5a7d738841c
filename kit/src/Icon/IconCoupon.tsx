import { createIcon } from './createIcon.tsx'

export const IconCoupon = /* @__PURE__ */ createIcon(
  'IconCoupon',
  <>
    <path d="M3.5 7.5a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v2.2a2.4 2.4 0 0 0 0 4.6v2.2A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-2.2a2.4 2.4 0 0 0 0-4.6Z" />
    <path d="M14.5 6.2v2M14.5 11v2M14.5 15.8v2" />
  </>,
)
