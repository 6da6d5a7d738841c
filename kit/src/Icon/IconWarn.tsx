import { createIcon } from './createIcon.tsx'

export const IconWarn = /* @__PURE__ */ createIcon(
  'IconWarn',
  <>
    <path d="M10.6 4.4 2.9 17.6a1.6 1.6 0 0 0 1.4 2.4h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.4a1.6 1.6 0 0 0-2.8 0Z" />
    <path d="M12 9.5v4.25M12 16.75v.01" />
  </>,
)
