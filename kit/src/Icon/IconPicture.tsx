import { createIcon } from './createIcon.tsx'

export const IconPicture = /* @__PURE__ */ createIcon(
  'IconPicture',
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
    <circle cx="9" cy="9.75" r="1.5" />
    <path d="m4 17 4.5-4 3.25 2.75L16 11.5l4.25 4" />
  </>,
)
