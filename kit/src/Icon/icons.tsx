import { createIcon } from './createIcon.tsx'

export const IconBack = /* @__PURE__ */ createIcon('IconBack', <path d="M15 4.5 7.5 12l7.5 7.5" />)
export const IconClose = /* @__PURE__ */ createIcon('IconClose', <path d="m6 6 12 12M18 6 6 18" />)
export const IconChevron = /* @__PURE__ */ createIcon('IconChevron', <path d="m9.5 6 6 6-6 6" />)
export const IconChevronDown = /* @__PURE__ */ createIcon('IconChevronDown', <path d="m6 9.5 6 6 6-6" />)
export const IconCheck = /* @__PURE__ */ createIcon('IconCheck', <path d="m5.5 12.5 4.2 4.2 8.8-9.2" />)
export const IconPlus = /* @__PURE__ */ createIcon('IconPlus', <path d="M12 5v14M5 12h14" />)
export const IconInfo = /* @__PURE__ */ createIcon(
  'IconInfo',
  <>
    <circle cx="12" cy="12" r="8.75" />
    <path d="M12 11v5.25M12 7.75v.01" />
  </>,
)
export const IconWarn = /* @__PURE__ */ createIcon(
  'IconWarn',
  <>
    <path d="M10.6 4.4 2.9 17.6a1.6 1.6 0 0 0 1.4 2.4h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.4a1.6 1.6 0 0 0-2.8 0Z" />
    <path d="M12 9.5v4.25M12 16.75v.01" />
  </>,
)
export const IconError = /* @__PURE__ */ createIcon(
  'IconError',
  <>
    <circle cx="12" cy="12" r="8.75" />
    <path d="m9.2 9.2 5.6 5.6M14.8 9.2l-5.6 5.6" />
  </>,
)
export const IconSuccess = /* @__PURE__ */ createIcon(
  'IconSuccess',
  <>
    <circle cx="12" cy="12" r="8.75" />
    <path d="m8.2 12.3 2.7 2.7 5-5.3" />
  </>,
)
export const IconCard = /* @__PURE__ */ createIcon(
  'IconCard',
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
    <path d="M3 10h18M6.5 14.75h4" />
  </>,
)
export const IconCoupon = /* @__PURE__ */ createIcon(
  'IconCoupon',
  <>
    <path d="M3.5 7.5a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v2.2a2.4 2.4 0 0 0 0 4.6v2.2A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-2.2a2.4 2.4 0 0 0 0-4.6Z" />
    <path d="M14.5 6.2v2M14.5 11v2M14.5 15.8v2" />
  </>,
)
export const IconCalendar = /* @__PURE__ */ createIcon(
  'IconCalendar',
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
)
export const IconClock = /* @__PURE__ */ createIcon(
  'IconClock',
  <>
    <circle cx="12" cy="12" r="8.75" />
    <path d="M12 7v5.2l3.3 2" />
  </>,
)
export const IconScan = /* @__PURE__ */ createIcon(
  'IconScan',
  <>
    <path d="M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20H6a2 2 0 0 1-2-2v-2.5" />
    <path d="M7 12h10" />
  </>,
)
export const IconEdit = /* @__PURE__ */ createIcon(
  'IconEdit',
  <>
    <path d="m5 15.6 10.4-10.4a1.9 1.9 0 0 1 2.7 0l.7.7a1.9 1.9 0 0 1 0 2.7L8.4 19 4.5 19.5Z" />
    <path d="m13.6 7 3.4 3.4" />
  </>,
)
export const IconOffline = /* @__PURE__ */ createIcon(
  'IconOffline',
  <>
    <path d="M3.5 9.5A13 13 0 0 1 8 6.7M20.5 9.5a13 13 0 0 0-8.7-3.5M6.8 13.2a8.2 8.2 0 0 1 3-1.8M17.2 13.2a8.3 8.3 0 0 0-2-1.4M9.9 16.7a3.2 3.2 0 0 1 4.2 0M12 19.5v.01" />
    <path d="m4.5 3.5 15 16.5" />
  </>,
)
export const IconShield = /* @__PURE__ */ createIcon(
  'IconShield',
  <>
    <path d="M12 3.5 5 6v5.4c0 4.4 2.9 7.5 7 9.1 4.1-1.6 7-4.7 7-9.1V6Z" />
    <path d="m9 11.9 2.2 2.2 4-4.3" />
  </>,
)
